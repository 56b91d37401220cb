import { type FrameCost, longFrameMs, type PressCost } from './figures.ts';
import type { Clock } from './run.ts';
import type { PageName, ViewName } from './views.ts';
import { median } from '../lib/median.ts';

/** Milliseconds that a press may take to its paint, by how its name begins; others are reported only. */
const limits: Readonly<Record<string, number>> = { 'add a leg': 60, 'type a digit': 50 };

export interface ScrollRow {
  page: PageName;
  /** Updates a second. */
  rate: number;
  cost: FrameCost;
}

const titles: Record<Clock, string> = {
  cpu: "thread's CPU time × 4",
  wall: 'by the clock, CPU throttled 4×',
};

function line(cells: readonly (string | number)[]): string {
  const [name = '', ...rest] = cells;
  const texts = rest.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell));
  return [String(name).padEnd(28), ...texts.map((text) => text.padStart(10))].join('');
}

function verdict(name: string, ms: number): string {
  const limit = Object.entries(limits).find(([begin]) => name.startsWith(begin))?.[1];
  if (limit === undefined) return '';
  return ms < limit ? `< ${limit}` : `NOT < ${limit}`;
}

/** Prints milliseconds from a press to its paint: the first of its kind, the the longest; and the floor's. */
export function printPresses(
  view: ViewName,
  clock: Clock,
  presses: ReadonlyMap<PageName, readonly PressCost[]>,
): void {
  const ours = presses.get('ours') ?? [];
  if (ours.length === 0) return;
  console.log(`\n${view}, milliseconds to the next paint, ${titles[clock]}`);
  console.log(line(['', 'first', 'median', 'longest', 'floor', 'ratio', 'long task', 'in all']));
  for (const [name, costs] of Map.groupBy(ours, (cost) => cost.name)) {
    const own = costs.map(({ toPaint }) => toPaint);
    const floor = median(
      (presses.get('floor') ?? []).filter((cost) => cost.name === name).map((cost) => cost.toPaint),
    );
    const middle = median(own);
    const others = [
      median(costs.map(({ longestTask }) => longestTask)),
      median(costs.map(({ all }) => all)),
    ];
    const ratio = Number.isNaN(floor) ? '–' : `${(middle / Math.max(1, floor)).toFixed(1)}×`;
    console.log(
      line([
        name,
        own[0] ?? Number.NaN,
        middle,
        Math.max(...own),
        Number.isNaN(floor) ? '–' : floor,
        ratio,
        ...others,
        verdict(name, middle),
      ]),
    );
  }
}

/** Prints what the frames of a scroll cost. */
export function printScrolls(view: ViewName, clock: Clock, rows: readonly ScrollRow[]): void {
  if (rows.length === 0) return;
  console.log(`\n${view}, scrolling all rows, ${titles[clock]}`);
  const over = `> ${longFrameMs}`;
  console.log(line(['', 'frames', 'median', 'p99', 'longest', over, 'ms/1000px']));
  for (const { page, rate, cost } of rows) {
    const { frames, middle, p99, worst, over50, per1000px } = cost;
    const share = `${(over50 * 100).toFixed(1)} %`;
    console.log(line([`${page} ${rate}/s`, frames, middle, p99, worst, share, per1000px]));
  }
}
