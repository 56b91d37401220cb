// What a map of objectives is made of: each side has its own kills, towers, dragons and barons, whatever the other does.
import type { Score } from '#rules/scores.ts';
import { edge, type SimulatedFixture } from '../model.ts';
import { normalCdf } from '../probability.ts';

/** A map is so many steps, however long one takes. */
export const STEPS = 120;

export const KINDS = ['kill', 'tower', 'dragon', 'baron'] as const;
export type Kind = (typeof KINDS)[number];

/** What both sides have in a usual map, the step from which on there are any, what one counts to the lead, and how many a side can have. */
const USUAL: Readonly<Record<Kind, { mean: number; from: number; weight: number; most: number }>> =
  {
    kill: { mean: 26, from: 6, weight: 2, most: 60 },
    tower: { mean: 11.6, from: 36, weight: 2, most: 11 },
    dragon: { mean: 4.4, from: 18, weight: 1, most: 8 },
    baron: { mean: 1.4, from: 72, weight: 3, most: 6 },
  };
/** What else decides a map: gold and where the sides stand, unseen. Its variance over a whole map. */
const UNSEEN = 20;
/** How far a stronger side has more of everything. */
const LEAN = 0.12;
/** Chances rarer than this move no odds. */
const NEGLIGIBLE = 1e-9;

const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];

/** How a map stands after a step. */
export interface MapState {
  step: number;
  count: Readonly<Record<Kind, Score>>;
  unseen: number;
}

export const UNPLAYED: MapState = {
  step: 0,
  count: Object.fromEntries(KINDS.map((kind) => [kind, { home: 0, away: 0 }])) as Record<
    Kind,
    Score
  >,
  unseen: 0,
};

/** The share of what there is that a side has. */
export function shareOf(fixture: SimulatedFixture, side: Side): number {
  const lean = LEAN * edge(fixture);
  return 0.5 + (side === 'home' ? lean : -lean);
}

/** A side's chance of one more of a kind in a step. */
export function chanceIn(kind: Kind, step: number, share: number): number {
  const { mean, from } = USUAL[kind];
  return step <= from ? 0 : (mean * share) / (STEPS - from);
}

export function isAtMost(kind: Kind, count: number): boolean {
  return count >= USUAL[kind].most;
}

/** Deviation of what is unseen in one step. */
export const UNSEEN_STEP = Math.sqrt(UNSEEN / STEPS);

/** What the counts of a map and what is unseen come to for the home side. */
export function leadOf({ count, unseen }: MapState): number {
  return KINDS.reduce(
    (sum, kind) => sum + USUAL[kind].weight * (count[kind].home - count[kind].away),
    unseen,
  );
}

/** Chances of 0, 1, 2 … in so many tries. */
function binomialTable(tries: number, chance: number): number[] {
  const table: number[] = [];
  let term = (1 - chance) ** tries;
  for (let count = 0; count <= tries && (term > NEGLIGIBLE || count < tries * chance); count++) {
    table.push(term);
    term *= ((tries - count) / (count + 1)) * (chance / (1 - chance));
  }
  return table;
}

/** Chances of what a side has at the end of a map: entry i is that of i. */
export function endTable(kind: Kind, { step, count }: MapState, side: Side, share: number) {
  const { from, most } = USUAL[kind];
  const now = count[kind][side];
  const more = binomialTable(STEPS - Math.max(step, from), chanceIn(kind, STEPS, share));
  const table = new Array<number>(now).fill(0);
  more.forEach((chance, by) => {
    const at = Math.min(most, now + by);
    table[at] = (table[at] ?? 0) + chance;
  });
  return table;
}

/** Adds a count, each of which weighs so much, to a sum. */
function plus(sum: readonly number[], table: readonly number[], weight: number): number[] {
  const all = new Array<number>(sum.length + (table.length - 1) * weight).fill(0);
  table.forEach((chance, count) => {
    if (chance === 0) return;
    for (let at = 0; at < sum.length; at++) {
      const to = at + count * weight;
      all[to] = (all[to] ?? 0) + chance * (sum[at] ?? 0);
    }
  });
  return all;
}

/** Home side's chance of the map, by its counts and what is unseen. */
export function mapChance(fixture: SimulatedFixture, state: MapState): number {
  const [home = [], away = []] = SIDES.map((side) =>
    KINDS.reduce(
      (sum, kind) =>
        plus(sum, endTable(kind, state, side, shareOf(fixture, side)), USUAL[kind].weight),
      [1],
    ),
  );
  const deviation = Math.sqrt((UNSEEN * (STEPS - state.step)) / STEPS);
  const margins = new Array<number>(home.length + away.length - 1).fill(0);
  home.forEach((one, h) => {
    if (one === 0) return;
    away.forEach((other, a) => {
      const at = h - a + away.length - 1;
      margins[at] = (margins[at] ?? 0) + one * other;
    });
  });
  return margins.reduce((sum, chance, at) => {
    const lead = at - away.length + 1 + state.unseen;
    const wins = deviation > 0 ? normalCdf(lead / deviation) : Number(lead > 0);
    return sum + chance * wins;
  }, 0);
}
