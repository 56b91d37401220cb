import { useLayoutEffect, useState } from 'react';

/** What has shown itself stays this long at least, milliseconds: shorter, it would be a flicker. */
const minimumShownMs = 200;

/** Whether a skeleton or a spinner is drawn: while something loads, and until it has been there long enough. */
export function useShownLong(isLoading: boolean): boolean {
  // How often it loaded, and up to which time it has been there long enough. A flag would not do: it stays set where it
  // loads again in the very render that would take it back, and nothing takes it back then.
  const [times, setTimes] = useState(0);
  const [ended, setEnded] = useState(0);
  // What loads again before its time is over is held from then on.
  const [wasLoading, setWasLoading] = useState(false);
  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    if (isLoading) setTimes(times + 1);
  }
  useLayoutEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setEnded(times), minimumShownMs);
    return () => clearTimeout(timer);
  }, [times]);
  return isLoading || ended < times;
}
