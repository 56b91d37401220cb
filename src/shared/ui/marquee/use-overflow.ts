import { type RefObject, useEffect, useState } from 'react';

/** Tells whether the one line of an element is wider than the room it has, and follows both. */
export function useOverflow(
  room: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const measure = () => {
      const [outer, inner] = [room.current, line.current];
      // Broken into lines it fits always, which says nothing.
      if (!outer || !inner || outer.dataset.state === 'paused') return;
      setOver(inner.offsetWidth > outer.clientWidth);
    };
    // It reports first when the browser has laid the line out itself; to measure before that would lay the page out twice.
    const observer = new ResizeObserver(measure);
    for (const { current } of [room, line]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [room, line]);
  return isOver;
}
