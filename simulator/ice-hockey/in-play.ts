import { shifted } from '../distribution.ts';
import { expectedFrom, type GoalGame, scoreAt } from '../goal-game.ts';
import { halfLine, handicap, linesAround, oddEven, total, winner3 } from '../markets.ts';
import { offered, type Quote } from '../pricing.ts';
import { smoothNoise } from '../random.ts';
import { doubleChance, firstToScore, poissonStretch } from '../stretch.ts';
import { winnerWithOvertime } from './prematch.ts';

const SIZE = 12;
const REGULATION = ['1', '2', '3'];
const NOISE_STEP = 30_000;
const NOISE = 0.02;
const PERIODS: Record<string, { winner: number; total: number; handicap: number }> = {
  '1': { winner: 41, total: 21, handicap: 64 },
  '2': { winner: 42, total: 45, handicap: 65 },
  '3': { winner: 43, total: 46, handicap: 66 },
};

/** In-play markets of an ice-hockey game at an instant of regulation time. */
export function hockeyInPlay(game: GoalGame, at: number, noise: number): Quote[] {
  const plain = expectedFrom(game, at, REGULATION);
  const wobble = NOISE * smoothNoise(noise, at / NOISE_STEP);
  const rates = { home: plain.home * (1 + wobble), away: plain.away * (1 - wobble) };
  const left = poissonStretch(rates.home, rates.away, SIZE);
  const score = scoreAt(game, at, REGULATION);
  const [goals, lead] = [score.home + score.away, score.home - score.away];
  const final = shifted(left.margin, lead);
  const [home, away] = [final.above(0), final.below(0)];
  const share = rates.home / Math.max(rates.home + rates.away, 1e-9);
  const level = -halfLine(lead + plain.home - plain.away);
  return offered([
    winner3(1, final),
    winnerWithOvertime(226, home, away, share),
    doubleChance(final),
    ...linesAround(halfLine(goals + plain.home + plain.away), 1, 100).map((line) =>
      total(2, shifted(left.total, goals), line),
    ),
    ...linesAround(level, 1, 100).map((line) => handicap(3, final, line)),
    oddEven(5, left.sum, goals),
    goals === 0 ? firstToScore(rates.home, rates.away) : null,
    ...periodMarkets(game, at, wobble),
  ]);
}

function periodMarkets(game: GoalGame, at: number, wobble: number): (Quote | null)[] {
  const running = game.segments.find((segment) => at < segment.endsAt);
  const ids = running && PERIODS[running.code];
  if (!running || !ids) return [];
  const plain = expectedFrom(game, at, [running.code]);
  const left = poissonStretch(plain.home * (1 + wobble), plain.away * (1 - wobble), SIZE);
  const score = scoreAt(game, at, [running.code]);
  const [goals, lead] = [score.home + score.away, score.home - score.away];
  return [
    winner3(ids.winner, shifted(left.margin, lead), running.code),
    total(
      ids.total,
      shifted(left.total, goals),
      halfLine(goals + plain.home + plain.away),
      running.code,
    ),
    handicap(ids.handicap, shifted(left.margin, lead), -halfLine(lead + plain.home - plain.away), {
      until: running.code,
    }),
  ];
}
