/** Runs with the frame after so many, at least 1; 2 lets what was just drawn be painted first. Returns what cancels it. */
export function inFrames(count: number, run: () => void): () => void {
  let left = count;
  let next = requestAnimationFrame(function frame() {
    left -= 1;
    if (left > 0) next = requestAnimationFrame(frame);
    else run();
  });
  return () => cancelAnimationFrame(next);
}
