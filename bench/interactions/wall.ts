import type { Page } from 'playwright';
import { costOfFrames, type FrameCost, type PressCost, unmeasured } from './figures.ts';

/** What a page notes by the clock, for a machine with nothing else to do. */
interface Watched {
  /** Name of the press with its number, and milliseconds from an event of it to its paint. */
  presses: [press: string, ms: number][];
  /** Times of animation frames. */
  frames: number[];
}

/** Runs in the page: notes how long each press took to its next paint, and the frames. */
export function installWatch(): void {
  const state: Watched = { presses: [], frames: [] };
  Object.assign(globalThis, { watched: state });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      state.presses.push([document.documentElement.dataset.pressed ?? '', duration]);
  });
  // In steps of 8 ms, from 16 on.
  const options = { type: 'event', durationThreshold: 16 };
  observer.observe(options);
  function frame(at: number): void {
    state.frames.push(at);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}

export function takeWatched(page: Page): Promise<Watched> {
  return page.evaluate(() => {
    const state = (globalThis as unknown as { watched: Watched }).watched;
    const taken = { ...state };
    Object.assign(state, { presses: [], frames: [] });
    return taken;
  });
}

/** Returns how long presses took, each by its slowest event; one below 16 ms is not among them. */
export function wallPresses({ presses }: Watched): PressCost[] {
  return [...Map.groupBy(presses, ([press]) => press)].flatMap(([press, events]) => {
    const name = press.replace(/^\d+:/, '');
    if (name === '' || name === unmeasured) return [];
    const toPaint = Math.max(...events.map(([, ms]) => ms));
    return [{ name, toPaint, longestTask: Number.NaN, all: Number.NaN }];
  });
}

export function wallFrames({ frames }: Watched): FrameCost {
  return costOfFrames(frames.slice(1).map((at, index) => at - (frames[index] ?? at)));
}
