import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inFrames } from './in-frames';

const waiting = new Map<number, () => void>();

function drawFrame(): void {
  const due = [...waiting.values()];
  waiting.clear();
  for (const run of due) run();
}

beforeEach(() => {
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    last += 1;
    waiting.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id));
});
afterEach(() => {
  waiting.clear();
  vi.unstubAllGlobals();
});

it('runs once, with the frame after so many', () => {
  const run = vi.fn();
  inFrames(2, run);
  drawFrame();
  expect(run).not.toHaveBeenCalled();
  drawFrame();
  drawFrame();
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([0, 1])('runs no more once it is cancelled after %i frames', (frames) => {
  const run = vi.fn();
  const cancel = inFrames(2, run);
  for (let at = 0; at < frames; at += 1) drawFrame();
  cancel();
  drawFrame();
  drawFrame();
  expect(run).not.toHaveBeenCalled();
});
