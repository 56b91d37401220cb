import { type RefObject, useEffect, useState } from 'react';

/** Returns the width inside an element in pixels, as it is now; null before it was measured. */
export function useRoom(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const measured = element.current;
    if (measured === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setRoom(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
