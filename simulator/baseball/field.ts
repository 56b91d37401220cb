import { createRandom, type Random } from '../random.ts';
import type { BaseballGame, HalfInning } from './game.ts';

/** The field from an instant on. */
export interface FieldState {
  at: number;
  outs: number;
  /** Bases with a runner, in order. */
  bases: readonly number[];
}

/** How a half may go until its first run or its third out: two outs, and one or two come on base. */
const ORDERS = [
  ['out', 'out', 'hit'],
  ['out', 'hit', 'out'],
  ['hit', 'out', 'out'],
  ['out', 'hit', 'out', 'hit'],
  ['hit', 'out', 'hit', 'out'],
] as const;

/** The bases once the batter has come to first: whoever stands in the way goes on by one. */
function afterHit(bases: readonly number[]): number[] {
  const moved = [1];
  for (const base of bases) moved.push(moved.includes(base) ? base + 1 : base);
  return moved.filter((base) => base <= 3);
}

/** The bases once the foremost runner has come home by a hit, which brings the batter to first. */
function afterRun(bases: readonly number[]): number[] {
  return afterHit(bases.slice(0, -1));
}

/**
 * One half. Its runs and its third out are drawn by `playHalf`, which knows neither outs nor bases; both are added here so that
 * they say nothing of what is to come. Before the first run or the third out two are always out and somebody is on base, at
 * instants that only the length of the wait decides, and the wait is drawn beside what it ends with.
 */
function playField(half: HalfInning, runs: readonly number[], random: Random): FieldState[] {
  const { startsAt, endsAt } = half;
  const decidedAt = runs[0] ?? endsAt;
  const order = ORDERS[Math.floor(random.next() * ORDERS.length)] ?? [];
  let now: FieldState = { at: startsAt, outs: 0, bases: [] };
  const states = [now];
  const next = (state: FieldState) => {
    now = state;
    states.push(now);
  };
  order.forEach((step, index) => {
    const share = (index + random.between(0.4, 0.9)) / (order.length + 0.5);
    const at = startsAt + Math.round(share * (decidedAt - startsAt));
    if (step === 'out') next({ ...now, at, outs: now.outs + 1 });
    else next({ ...now, at, bases: afterHit(now.bases) });
  });
  for (const at of runs) next({ ...now, at, bases: afterRun(now.bases) });
  // The winning run of the home side ends the game before a third out.
  if (runs.at(-1) !== endsAt) next({ at: endsAt, outs: 3, bases: [] });
  return states;
}

/** Outs and bases of a whole game, in order; the runs of the game are the runs that come home. */
export function playFields({ halves, runs }: BaseballGame, key: string): FieldState[] {
  const random = createRandom(`${key}/field`);
  return halves.flatMap((half) => {
    const own = runs.filter(({ at }) => at > half.startsAt && at <= half.endsAt);
    return playField(
      half,
      own.map(({ at }) => at),
      random,
    );
  });
}

/** The field at an instant; nobody out and nobody on base before the first pitch. */
export function fieldAt(states: readonly FieldState[], at: number): Omit<FieldState, 'at'> {
  const { outs, bases } = states.findLast((state) => state.at <= at) ?? { outs: 0, bases: [] };
  return { outs, bases };
}
