import type { Outlook } from '#rules/outlook.ts';
import { shifted } from '../distribution.ts';
import { expectedFrom, type GoalGame, scoreAt } from '../goal-game.ts';
import {
  halfLine,
  handicap,
  handicapLine,
  linesAround,
  linesWithQuarters,
  oddEven,
  total,
  winner2,
  winner3,
  yesNo,
} from '../markets.ts';
import { offered, type Quote } from '../pricing.ts';
import { doubleChance, firstToScore, poissonStretch } from '../stretch.ts';

const SIZE = 9;
const REGULATION = ['10', '20'];

/** What is still expected of each half at an instant. */
export function footballOutlookInPlay(game: GoalGame, at: number): Outlook {
  return Object.fromEntries(REGULATION.map((code) => [code, expectedFrom(game, at, [code])]));
}

/** In-play markets of a football game at an instant: what is left is Poisson, given score and minute. */
export function footballInPlay(game: GoalGame, at: number): Quote[] {
  const rates = expectedFrom(game, at, REGULATION);
  const left = poissonStretch(rates.home, rates.away, SIZE);
  const score = scoreAt(game, at, REGULATION);
  const goals = score.home + score.away;
  const final = shifted(left.margin, score.home - score.away);
  const homeScores = score.home > 0 ? 1 : left.homeCount.above(0);
  const awayScores = score.away > 0 ? 1 : left.awayCount.above(0);
  return offered([
    winner3(1, final),
    doubleChance(final),
    winner2(900001, final),
    ...linesAround(halfLine(goals + left.total.mean), 1, 100).map((line) =>
      total(2, shifted(left.total, goals), line),
    ),
    ...linesWithQuarters(handicapLine(left.margin), 1).map((line) =>
      handicap(3, left.margin, line, { offerScore: score }),
    ),
    yesNo(17, homeScores * awayScores),
    oddEven(5, left.sum, goals),
    goals === 0 ? firstToScore(rates.home, rates.away) : null,
    total(101, shifted(left.homeCount, score.home), halfLine(score.home + rates.home)),
    total(102, shifted(left.awayCount, score.away), halfLine(score.away + rates.away)),
    ...halfMarkets(game, at),
  ]);
}

function halfMarkets(game: GoalGame, at: number): (Quote | null)[] {
  const running = game.segments.find(
    (segment) => REGULATION.includes(segment.code) && at < segment.endsAt,
  );
  if (!running) return [];
  const first = running.code === '10';
  const until = running.code;
  const rates = expectedFrom(game, at, [until]);
  const left = poissonStretch(rates.home, rates.away, SIZE);
  const score = scoreAt(game, at, [until]);
  const goals = score.home + score.away;
  return [
    winner3(first ? 41 : 42, shifted(left.margin, score.home - score.away), until),
    total(
      first ? 21 : 45,
      shifted(left.total, goals),
      halfLine(goals + rates.home + rates.away),
      until,
    ),
    handicap(first ? 64 : 65, left.margin, handicapLine(left.margin), { until, offerScore: score }),
  ];
}
