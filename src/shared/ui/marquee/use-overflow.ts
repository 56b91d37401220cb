import { type RefObject, useEffect, useState } from 'react';

/** Pixels that the control behind a running line takes: drawn because the line was too long, it must not keep it so. */
function spareOf(room: HTMLElement): number {
  const control = room.dataset.state === 'running' && room.nextElementSibling;
  if (!control) return 0;
  return control.getBoundingClientRect().right - room.getBoundingClientRect().right;
}

/** Whether the one line of an element is wider than its room, as both change. */
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
      setOver(inner.offsetWidth > outer.clientWidth + spareOf(outer));
    };
    // It reports first when the browser has laid the line out itself; to measure before that would lay the page out twice.
    const observer = new ResizeObserver(measure);
    for (const { current } of [room, line]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [room, line]);
  return isOver;
}
