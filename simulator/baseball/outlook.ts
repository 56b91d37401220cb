import { type Outlook, shortened } from '#rules/outlook.ts';
import type { Rates } from '../strength.ts';
import { convolve } from '../probability.ts';
import { jointStretch, type Stretch, tableStretch } from '../stretch.ts';
import {
  type BaseballGame,
  furtherRuns,
  type HalfInning,
  halfInningTable,
  LAST_INNING,
  runsAt,
} from './game.ts';

/** Runs a side may still score; the tail lies in the last entry. */
const SIZE = 24;
const REGULATION = 9;

interface ToBat {
  inning: number;
  side: 'home' | 'away';
  /** Chances of 0, 1, 2 … further runs in it. */
  table: readonly number[];
}

/** Chances of home and away runs: cell `home * SIZE + away`. */
type Joint = Float64Array<ArrayBuffer>;

/** Everything runs beyond `cap` comes to: a side that needs `cap` runs to win stops there. */
function capped(table: readonly number[], cap: number): readonly number[] {
  if (table.length <= cap + 1) return table;
  const tail = table.slice(cap).reduce((sum, chance) => sum + chance, 0);
  return [...table.slice(0, cap), tail];
}

/** Whether a half-inning ends as soon as the home side leads. */
function canWalkOff({ inning, side }: { inning: number; side: string }): boolean {
  return inning >= REGULATION && side === 'home';
}

function running(game: BaseballGame, half: HalfInning, rates: Rates, at: number): ToBat {
  const score = runsAt(game, at);
  const scored = runsAt(game, at, half.inning, half.inning)[half.side];
  const full = halfInningTable(rates[half.side]);
  const prior = canWalkOff(half) ? capped(full, score.away - (score.home - scored) + 1) : full;
  return { inning: half.inning, side: half.side, table: furtherRuns(prior, scored) };
}

/** Half-innings from an instant to the end of inning `to`, the running one first. */
function halvesLeft(game: BaseballGame, rates: Rates, at: number, to: number): ToBat[] {
  const current = game.halves.find((half) => half.endsAt > at);
  const left: ToBat[] = [];
  for (let inning = current?.inning ?? to + 1; inning <= to; inning++) {
    for (const side of ['away', 'home'] as const) {
      if (current?.inning === inning && current.side === 'home' && side === 'away') continue;
      const begun = current?.inning === inning && current.side === side && current.startsAt <= at;
      left.push(
        begun
          ? running(game, current, rates, at)
          : { inning, side, table: halfInningTable(rates[side]) },
      );
    }
  }
  return left;
}

/** One side bats in every state of the game; a home side that leads late does not. */
function bat(states: Joint, { inning, side, table }: ToBat, lead: number): Joint {
  const next = new Float64Array(SIZE * SIZE);
  const late = canWalkOff({ inning, side });
  const byNeed = table.map((_, need) => (late ? capped(table, need) : table));
  for (let cell = 0; cell < states.length; cell++) {
    const weight = states[cell] ?? 0;
    if (weight === 0) continue;
    const [home, away] = [Math.floor(cell / SIZE), cell % SIZE];
    const chances = byNeed[late ? Math.max(0, 1 - lead - home + away) : 0] ?? table;
    for (let runs = 0; runs < chances.length; runs++) {
      const h = side === 'home' ? Math.min(SIZE - 1, home + runs) : home;
      const a = side === 'home' ? away : Math.min(SIZE - 1, away + runs);
      next[h * SIZE + a] = (next[h * SIZE + a] ?? 0) + weight * (chances[runs] ?? 0);
    }
  }
  return next;
}

/** Moves the states in which one side leads from `states` to `decided`. */
function takeDecided(states: Joint, decided: Joint, lead: number): void {
  for (let cell = 0; cell < states.length; cell++) {
    if (lead + Math.floor(cell / SIZE) === cell % SIZE) continue;
    decided[cell] = (decided[cell] ?? 0) + (states[cell] ?? 0);
    states[cell] = 0;
  }
}

/** Runs of one side in half-innings whose length does not depend on the score. */
function runsOf(halves: readonly ToBat[], side: 'home' | 'away'): number[] {
  return halves
    .filter((half) => half.side === side)
    .reduce(
      (sum, { table }) => convolve(sum, table, Math.min(SIZE, sum.length + table.length - 1)),
      [1],
    );
}

/** Runs still to come when the game is played to its end by its own rules: walk-offs, extra innings up to the twelfth. */
function playOut(halves: readonly ToBat[], lead: number): Stretch {
  const late = halves.findIndex((half) => canWalkOff(half) || half.inning > REGULATION);
  const plain = late < 0 ? halves : halves.slice(0, late);
  const [home, away] = [runsOf(plain, 'home'), runsOf(plain, 'away')];
  if (late < 0) return tableStretch(home, away);
  const decided = new Float64Array(SIZE * SIZE);
  let states = decided.map(
    (_, cell) => (home[Math.floor(cell / SIZE)] ?? 0) * (away[cell % SIZE] ?? 0),
  );
  for (const half of halves.slice(late)) {
    // The inning under way is played whatever the score; a later one only while the sides are level.
    const opens = half !== halves[0] && half.side === 'away';
    if (opens) takeDecided(states, decided, lead);
    states = bat(states, half, lead);
  }
  return jointStretch(
    states.map((chance, cell) => chance + (decided[cell] ?? 0)),
    SIZE,
  );
}

/** Runs from an instant of a game to its end. */
export function restOfGame(game: BaseballGame, rates: Rates, at: number): Stretch {
  const score = runsAt(game, at);
  return playOut(halvesLeft(game, rates, at, LAST_INNING), score.home - score.away);
}

/** Runs from an instant of a game to the end of inning `to`, at most the eighth. */
export function restOf(game: BaseballGame, rates: Rates, at: number, to: number): Stretch {
  return playOut(halvesLeft(game, rates, at, to), 0);
}

const NONE = { times: 0, chances: [1] };

/** What a game's joint prices are made of: runs still to come in each inning, at an instant before any extra one. */
export function expectedRuns(game: BaseballGame, rates: Rates, at: number): Outlook {
  const current = game.halves.find((half) => half.endsAt > at);
  const now = current?.inning ?? REGULATION + 1;
  const whole = (side: 'home' | 'away') => ({ times: 1, chances: halfInningTable(rates[side]) });
  const left = (inning: number, side: 'home' | 'away') => {
    if (inning !== now) return inning < now ? NONE : whole(side);
    if (side === 'away' && current?.side === 'home') return NONE;
    if (current?.side !== side || current.startsAt > at) return whole(side);
    const scored = runsAt(game, at, inning, inning)[side];
    return { times: 1, chances: furtherRuns(whole(side).chances, scored) };
  };
  const innings = Array.from({ length: REGULATION }, (_, index) => {
    return [index + 1, { home: left(index + 1, 'home'), away: left(index + 1, 'away') }] as const;
  });
  const extra = { home: whole('home'), away: whole('away') };
  return shortened({ ...Object.fromEntries(innings), '40': extra });
}

/** The same before the start: all innings are alike. */
export function expectedBefore(rates: Rates): Outlook {
  return expectedRuns(
    { halves: [{ inning: 1, side: 'away', startsAt: 0, endsAt: 1 }], runs: [] },
    rates,
    -1,
  );
}

/** Chance that nine innings leave the sides level; who bats last then scores what he lacks and no more. */
export function levelAfterNine(rates: Rates): number {
  const nine = (side: 'home' | 'away') =>
    Array.from({ length: REGULATION }, () => halfInningTable(rates[side])).reduce(
      (sum, table) => convolve(sum, table, sum.length + table.length - 1),
      [1],
    );
  const [home, away] = [nine('home'), nine('away')];
  return home.reduce((sum, chance, runs) => sum + chance * (away[runs] ?? 0), 0);
}

/** Runs of the first `count` innings, or of a whole game with its extra innings. */
export function innings(rates: Rates, count: number | 'all'): Stretch {
  const halves: ToBat[] = [];
  for (let inning = 1; inning <= (count === 'all' ? LAST_INNING : count); inning++) {
    for (const side of ['away', 'home'] as const)
      halves.push({ inning, side, table: halfInningTable(rates[side]) });
  }
  return playOut(halves, 0);
}
