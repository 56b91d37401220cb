import type { Score, Scores } from '#rules/scores.ts';
import { MINUTE, type SimulatedFixture } from '../model.ts';
import { createRandom, type Random } from '../random.ts';
import { type Rates, scoringRates } from '../strength.ts';

export interface HalfInning {
  inning: number;
  side: 'home' | 'away';
  startsAt: number;
  endsAt: number;
}

interface Run {
  at: number;
  side: 'home' | 'away';
  inning: number;
  runs: number;
}

export interface BaseballGame {
  halves: HalfInning[];
  runs: Run[];
}

/** A game still level after it is a draw. */
export const LAST_INNING = 12;
/** Chances of 1, 2 … runs in a half-inning in which a side scores. */
const SCORING = [0.54, 0.24, 0.12, 0.06, 0.025, 0.015];
const MEAN_WHEN_SCORING = SCORING.reduce((sum, chance, index) => sum + chance * (index + 1), 0);

/** Runs expected of both sides in nine innings. */
export function runRates(fixture: SimulatedFixture): Rates {
  return scoringRates(fixture, { homeAdvantage: 0.04, edge: 0.5 });
}

/** Chances of 0, 1, 2 … runs in a half-inning of a side that expects `perGame` in nine. */
export function halfInningTable(perGame: number): number[] {
  const scores = Math.min(0.8, perGame / 9 / MEAN_WHEN_SCORING);
  return [1 - scores, ...SCORING.map((chance) => chance * scores)];
}

/** Chances of 0, 1, 2 … further runs of a side that has `scored` in the half-inning. */
export function furtherRuns(table: readonly number[], scored: number): number[] {
  const rest = table.slice(scored);
  const total = rest.reduce((sum, chance) => sum + chance, 0);
  return total > 0 ? rest.map((chance) => chance / total) : [1];
}

/**
 * One half-inning: batters follow each other, and after each wait comes a run or the third out. The wait is drawn
 * beside what it ends with, so that the clock never tells which of the two is coming.
 */
function playHalf(
  { startsAt, table, most }: { startsAt: number; table: readonly number[]; most: number },
  random: Random,
): { runs: number[]; endsAt: number } {
  const runs: number[] = [];
  let at = startsAt;
  for (;;) {
    const wait = runs.length === 0 ? random.between(5, 8.5) : random.between(0.8, 2.4);
    at += Math.round(wait * MINUTE);
    const isOut = random.next() < (furtherRuns(table, runs.length)[0] ?? 1);
    if (isOut) return { runs, endsAt: at };
    runs.push(at);
    // A walk-off ends the game with the run.
    if (runs.length === most) return { runs, endsAt: at };
  }
}

/** Score up to an instant in the innings from `from` to `to`. */
export function runsAt(
  game: BaseballGame,
  at: number,
  from = 1,
  to = Number.POSITIVE_INFINITY,
): Score {
  const score = { home: 0, away: 0 };
  for (const run of game.runs) {
    if (run.at <= at && run.inning >= from && run.inning <= to) score[run.side] += run.runs;
  }
  return score;
}

/** The whole game: nine innings, more while level, at most twelve; the home side bats last and only while it needs to. */
export function playBaseball(fixture: SimulatedFixture): BaseballGame {
  const random = createRandom(`${fixture.key}/play`);
  const rates = runRates(fixture);
  const game: BaseballGame = { halves: [], runs: [] };
  const score = { home: 0, away: 0 };
  let startsAt = fixture.startsAt;
  for (let inning = 1; inning <= LAST_INNING; inning++) {
    if (inning > 9 && score.home !== score.away) break;
    for (const side of ['away', 'home'] as const) {
      const last = inning >= 9 && side === 'home';
      if (last && score.home > score.away) break;
      const most = last ? score.away - score.home + 1 : Number.POSITIVE_INFINITY;
      const { runs, endsAt } = playHalf(
        { startsAt, table: halfInningTable(rates[side]), most },
        random,
      );
      for (const at of runs) game.runs.push({ at, side, inning, runs: 1 });
      game.halves.push({ inning, side, startsAt, endsAt });
      score[side] += runs.length;
      startsAt = endsAt + 2 * MINUTE;
    }
  }
  return game;
}

/** Scores of the innings begun (extra ones share code 40), the running total, and the totals that are final. */
export function baseballScores(game: BaseballGame, at: number): Scores {
  const scores: Scores = {};
  for (const half of game.halves) {
    if (half.startsAt > at) break;
    if (half.inning <= 9) scores[half.inning] = runsAt(game, at, half.inning, half.inning);
    else scores['40'] = runsAt(game, at, 10);
  }
  scores.live = runsAt(game, at);
  const ninth = game.halves.findLast((half) => half.inning === 9);
  if (ninth && at >= ninth.endsAt) scores['100'] = runsAt(game, at, 1, 9);
  const last = game.halves.at(-1);
  if (last && last.inning > 9 && at >= last.endsAt) scores['101'] = scores.live;
  return scores;
}
