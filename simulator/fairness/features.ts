import { MINUTE, SECOND } from '../model.ts';
import { type MemberView, partOf, type SeenMarket } from './member-view.ts';

/** What an enemy looks at before he buys; a value is a small whole number, the bin that it falls into. */
export const FEATURES = [
  'any moment',
  'time since a score',
  'time since betting reopened',
  'time in the part',
  'silence of the feed',
  'odds beside their mean',
  'age of the market',
  'minute of the clock',
  'height of the odds',
  'moment within the second',
  'reopened, after a score or not',
  'silence, after a score or not',
  'part and its minute',
  'odds beside their mean, by height',
  'who scored last, and when',
  'time since a corner or a card',
] as const;

function binOf(value: number, edges: readonly number[]): number {
  let bin = 0;
  while (bin < edges.length && value >= (edges[bin] ?? 0)) bin++;
  return bin;
}

const SINCE = [3, 10, 20, 45, 90, 150, 240, 330, 420, 510, 570, 630, 720].map(
  (each) => each * SECOND,
);
const SILENCE = [1, 4, 8, 13, 18, 25, 40, 90].map((each) => each * SECOND);
const AGE = [1, 20, 60, 300, 1200].map((each) => each * SECOND);
const HEIGHTS = [115, 140, 170, 200, 260, 400, 800, 2000];
const RATIOS = [0.97, 0.985, 0.995, 1.005, 1.015, 1.03];

/** Period of the clock between two parts. */
export const BREAK = '80';

/** The features of one selection at an instant, in the order of `FEATURES`. */
export function featuresOf(
  view: MemberView,
  seen: SeenMarket,
  index: number,
  at: number,
): number[] {
  const odds = seen.market.selections[index]?.odds ?? 0;
  const [reopened, silence] = [
    binOf(at - view.reopenedAt, SINCE),
    binOf(at - view.offerAt, SILENCE),
  ];
  const minute = Math.min(30, Math.floor((at - view.partAt) / MINUTE));
  const ratio = binOf(odds / (seen.means[index] ?? odds), RATIOS);
  const height = binOf(odds, HEIGHTS);
  const score = view.wasScore ? 1 : 0;
  return [
    0,
    binOf(at - view.scoredAt, SINCE),
    reopened,
    minute,
    silence + (view.clock?.period === BREAK ? 10 : 0),
    ratio,
    binOf(at - seen.openedAt, AGE),
    Math.min(40, Math.floor((view.clock?.minute ?? (view.clock?.remainingSeconds ?? 0) / 60) / 3)),
    height,
    Math.floor((at % SECOND) / 125),
    2 * reopened + score,
    2 * silence + score,
    partOf(view.clock) * 12 + Math.floor(minute / 3),
    height * 8 + ratio,
    view.scorer * 16 + binOf(at - view.scoredAt, SINCE),
    binOf(at - view.countedAt, SINCE),
  ];
}
