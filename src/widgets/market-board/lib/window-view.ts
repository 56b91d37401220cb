import { inFrames } from '@/shared/lib/in-frames';

interface Size {
  width: number;
  height: number;
}

/**
 * Reports the size of the window once it has been painted, and each other size; returns what ends it. Read while React
 * commits, it makes the browser lay the page out before the frame does.
 */
export function observeWindowSize(_: unknown, report: (size: Size) => void): () => void {
  const read = () => report({ width: window.innerWidth, height: window.innerHeight });
  const cancel = inFrames(2, read);
  window.addEventListener('resize', read, { passive: true });
  return () => {
    cancel();
    window.removeEventListener('resize', read);
  };
}
