import { type Outlook, shortened } from '#rules/outlook.ts';
import { shifted } from '../distribution.ts';
import { expectedFrom, type GoalGame, scoreAt } from '../goal-game.ts';
import { halfLine, handicap, linesAround, oddEven, total, winner3 } from '../markets.ts';
import { offered, type Quote } from '../pricing.ts';
import type { Rates } from '../strength.ts';
import { doubleChance, firstToScore, poissonStretch } from '../stretch.ts';
import { OVERTIME_SHARE, winnerWithOvertime } from './prematch.ts';

const SIZE = 12;
const REGULATION = ['1', '2', '3'];
const PERIODS: Record<string, { winner: number; total: number; handicap: number }> = {
  '1': { winner: 41, total: 21, handicap: 64 },
  '2': { winner: 42, total: 45, handicap: 65 },
  '3': { winner: 43, total: 46, handicap: 66 },
};

/** What is still expected of each period at an instant, and of an overtime. */
export function hockeyOutlookInPlay(game: GoalGame, wholeGame: Rates, at: number): Outlook {
  const periods = REGULATION.map((code) => [code, expectedFrom(game, at, [code])] as const);
  return shortened({ ...Object.fromEntries(periods), '40': overtimeOf(wholeGame) });
}

function overtimeOf({ home, away }: Rates): Rates {
  return { home: home * OVERTIME_SHARE, away: away * OVERTIME_SHARE };
}

/** What is expected before the start. */
export function hockeyOutlook(wholeGame: Rates): Outlook {
  const third = { home: wholeGame.home / 3, away: wholeGame.away / 3 };
  return { '1': third, '40': overtimeOf(wholeGame) };
}

/** In-play markets of an ice-hockey game at an instant of regulation time. */
export function hockeyInPlay(game: GoalGame, wholeGame: Rates, at: number): Quote[] {
  const rates = expectedFrom(game, at, REGULATION);
  const left = poissonStretch(rates.home, rates.away, SIZE);
  const score = scoreAt(game, at, REGULATION);
  const [goals, lead] = [score.home + score.away, score.home - score.away];
  const final = shifted(left.margin, lead);
  const level = -halfLine(lead + rates.home - rates.away);
  return offered([
    winner3(1, final),
    winnerWithOvertime(226, final, wholeGame),
    doubleChance(final),
    ...linesAround(halfLine(goals + rates.home + rates.away), 1, 100).map((line) =>
      total(2, shifted(left.total, goals), line),
    ),
    ...linesAround(level, 1, 100).map((line) => handicap(3, final, line)),
    oddEven(5, left.sum, goals),
    goals === 0 ? firstToScore(rates.home, rates.away) : null,
    ...periodMarkets(game, at),
  ]);
}

function periodMarkets(game: GoalGame, at: number): (Quote | null)[] {
  const running = game.segments.find((segment) => at < segment.endsAt);
  const ids = running && PERIODS[running.code];
  if (!running || !ids) return [];
  const rates = expectedFrom(game, at, [running.code]);
  const left = poissonStretch(rates.home, rates.away, SIZE);
  const score = scoreAt(game, at, [running.code]);
  const [goals, lead] = [score.home + score.away, score.home - score.away];
  return [
    winner3(ids.winner, shifted(left.margin, lead), running.code),
    total(
      ids.total,
      shifted(left.total, goals),
      halfLine(goals + rates.home + rates.away),
      running.code,
    ),
    handicap(ids.handicap, shifted(left.margin, lead), -halfLine(lead + rates.home - rates.away), {
      until: running.code,
    }),
  ];
}
