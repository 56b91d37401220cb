import { useLayoutEffect, useState } from 'react';
import type { Drawing } from '@/entities/round';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Returns how long ago the draw that is being shown was, milliseconds, with each frame; Infinity when all is shown. Frames do
 * not come while the page is hidden; then it goes on where the time is. It ends after `length`, and at once for who
 * asked for less motion.
 */
export function useDrawingTime(drawing: Drawing | null, length: number, onEnd: () => void): number {
  const [shown, setShown] = useState<Drawing | null>(null);
  useLayoutEffect(() => {
    if (drawing === null) return undefined;
    const { roundId, late } = drawing;
    if (late >= length || globalThis.matchMedia(lessMotion).matches) {
      onEnd();
      return undefined;
    }
    const startedAt = performance.now();
    let frame = 0;
    function draw() {
      const at = late + performance.now() - startedAt;
      if (at >= length) return onEnd();
      setShown({ roundId, late: at });
      frame = requestAnimationFrame(draw);
    }
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [drawing, length, onEnd]);
  if (drawing === null) return Infinity;
  return shown?.roundId === drawing.roundId ? shown.late : drawing.late;
}
