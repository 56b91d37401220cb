import { useLayoutEffect, useState } from 'react';

/** What has shown itself stays this long at least, milliseconds: shorter, it would be a flicker. */
export const minimumShownMs = 200;

/** Tells whether a skeleton or a spinner is drawn: while it is wanted, and until it has been there long enough. */
export function useShownLong(isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  // What is wanted again before its time is over is held from then on.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setHeld(true);
  }
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), minimumShownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return isWanted || isHeld;
}
