import { type RefObject, useLayoutEffect, useState } from 'react';

/** Tells whether the one line of an element is wider than the room it has, and follows both. */
export function useOverflow(
  room: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const [outer, inner] = [room.current, line.current];
      // Broken into lines it fits always, which says nothing.
      if (!outer || !inner || outer.dataset.state === 'paused') return;
      setOver(inner.offsetWidth > outer.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [room, line]) if (current) observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [room, line]);
  return isOver;
}
