import { type Activity, slowdown, type Task } from './trace.ts';
import { median } from '../lib/median.ts';

/** The name of what is not measured. */
export const unmeasured = 'ready';

/** What one press costs, milliseconds of a CPU four times slower. */
export interface PressCost {
  name: string;
  /** From its first event to the end of the first frame after its last one. */
  toPaint: number;
  longestTask: number;
  /** Until the next press: what a fast member waits for. */
  all: number;
}

/** What frames cost while a list scrolls, milliseconds of a CPU four times slower. */
export interface FrameCost {
  frames: number;
  middle: number;
  p99: number;
  worst: number;
  /** For every 1,000 pixels of the list, whatever number of frames they took. */
  per1000px: number;
  /** Parts of 1. */
  over50: number;
}

const acting = ['click', 'input'];
const begins = ['pointerdown', 'keydown'];
export const longFrameMs = 50;

function cpuOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { cpu }) => sum + cpu, 0) * slowdown;
}

function longestOf(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ cpu }) => cpu)) * slowdown;
}

export function costOfFrames(costs: readonly number[]): FrameCost {
  const sorted = costs.toSorted((a, b) => a - b);
  return {
    frames: costs.length,
    middle: median(costs),
    p99: sorted[Math.floor(costs.length * 0.99)] ?? 0,
    worst: sorted.at(-1) ?? 0,
    per1000px: Number.NaN,
    over50: costs.filter((ms) => ms > longFrameMs).length / Math.max(1, costs.length),
  };
}

/** Returns what each marked press costs; throws where a press reached nothing. */
export function pressCosts({ tasks, inputs, commits, marks }: Activity): PressCost[] {
  return marks.slice(0, -1).flatMap(({ name, at }, index) => {
    if (name === unmeasured) return [];
    const until = marks[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const own = inputs.filter(({ start }) => start >= at && start < until);
    const first = own.find(({ type }) => begins.includes(type));
    const last = own.findLast(({ type }) => acting.includes(type));
    if (!first || !last) throw new Error(`${name} reached nothing`);
    const painted = commits.find((end) => end > last.end) ?? until;
    const after = tasks.filter(({ start, end }) => end > first.start && start < until);
    return {
      name,
      toPaint: cpuOf(after.filter(({ start }) => start <= painted)),
      longestTask: longestOf(after),
      all: cpuOf(after),
    };
  });
}

/** Returns what the frames between the first and the last mark cost. A frame is all that runs from one commit to the next. */
export function frameCost({ tasks, commits, marks }: Activity, scrolledPx: number): FrameCost {
  const from = marks[0]?.at ?? 0;
  const to = marks.at(-1)?.at ?? 0;
  const ends = commits.filter((end) => end > from && end < to);
  const costs = ends.slice(1).map(() => 0);
  let frame = 0;
  for (const { start, cpu } of tasks) {
    // The task that commits belongs to the frame that it ends.
    while (frame < ends.length && start >= (ends[frame] ?? 0)) frame += 1;
    if (frame > 0 && frame < ends.length)
      costs[frame - 1] = (costs[frame - 1] ?? 0) + cpu * slowdown;
  }
  const during = tasks.filter(({ start }) => start > from && start < to);
  return { ...costOfFrames(costs), per1000px: (cpuOf(during) * 1000) / scrolledPx };
}
