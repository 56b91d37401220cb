import type { Score } from '#rules/scores.ts';
import { type Count, normalCount, shifted } from '../distribution.ts';
import { convolve } from '../probability.ts';
import { tableStretch } from '../stretch.ts';
import { attacksIn, attackTable, OVERTIME_MINUTES, type PointsPerAttack } from './game.ts';

/** Points still to come. */
export interface Outlook {
  home: Count;
  away: Count;
  total: Count;
  margin: Count;
  /** Chance that the total is odd. */
  odd: number;
}

/** Up to so many attacks a side the points are counted out; beyond, they are normal for all that odds can tell. */
const EXACT = 30;

function moments(expected: number, attacks: number): { mean: number; variance: number } {
  const square = attackTable(expected).reduce(
    (sum, chance, points) => sum + chance * points ** 2,
    0,
  );
  return { mean: attacks * expected, variance: attacks * (square - expected ** 2) };
}

function pointsTable(expected: number, attacks: number): number[] {
  const one = attackTable(expected);
  let sum = [1];
  for (let index = 0; index < attacks; index++) sum = convolve(sum, one, sum.length + 3);
  return sum;
}

/** Points of so many attacks of both sides. */
export function outlookOf(expected: PointsPerAttack, attacks: Score): Outlook {
  if (Math.max(attacks.home, attacks.away) <= EXACT) {
    const { homeCount, awayCount, total, margin, sum } = tableStretch(
      pointsTable(expected.home, attacks.home),
      pointsTable(expected.away, attacks.away),
    );
    const odd = sum.reduce((all, chance, points) => all + (points % 2 === 1 ? chance : 0), 0);
    return { home: homeCount, away: awayCount, total, margin, odd };
  }
  const home = moments(expected.home, attacks.home);
  const away = moments(expected.away, attacks.away);
  const deviation = Math.sqrt(home.variance + away.variance);
  return {
    home: normalCount(home.mean, Math.sqrt(home.variance)),
    away: normalCount(away.mean, Math.sqrt(away.variance)),
    total: normalCount(home.mean + away.mean, deviation),
    margin: normalCount(home.mean - away.mean, deviation),
    odd: 0.5,
  };
}

/** Points from the end of a level game on: one overtime; a second one is too rare to tell in the odds. */
export function overtimeOutlook(expected: PointsPerAttack): Outlook {
  const attacks = attacksIn(OVERTIME_MINUTES);
  return outlookOf(expected, { home: attacks, away: attacks });
}

/** The outlook on the final score: points that stand, and points to come. */
export function withScore(rest: Outlook, score: Score): Outlook {
  return {
    home: shifted(rest.home, score.home),
    away: shifted(rest.away, score.away),
    total: shifted(rest.total, score.home + score.away),
    margin: shifted(rest.margin, score.home - score.away),
    odd: (score.home + score.away) % 2 === 0 ? rest.odd : 1 - rest.odd,
  };
}

/** Chance that a margin ends at nought. */
export function levelChance(margin: Count): number {
  return Math.max(0, 1 - margin.above(0) - margin.below(0));
}

function mixed(plain: Count, longer: Count, share: number): Count {
  return {
    mean: plain.mean * (1 - share) + longer.mean * share,
    above: (value) => plain.above(value) * (1 - share) + longer.above(value) * share,
    below: (value) => plain.below(value) * (1 - share) + longer.below(value) * share,
  };
}

/** The margin when a level game is decided by an overtime, played again until it does. */
function decidedMargin(regulation: Count, overtime: Count, level: number): Count {
  const again = Math.max(1e-9, overtime.above(0) + overtime.below(0));
  return {
    mean: regulation.mean + level * overtime.mean,
    above: (value) =>
      regulation.above(value) -
      (value < 0 ? level : 0) +
      (level / again) * (overtime.above(value) - (value < 0 ? 1 - again : 0)),
    below: (value) =>
      regulation.below(value) -
      (value > 0 ? level : 0) +
      (level / again) * (overtime.below(value) - (value > 0 ? 1 - again : 0)),
  };
}

/** The outlook on the score after regulation time, carried on by an overtime where that leaves the sides level. */
export function withOvertime(regulation: Outlook, overtime: Outlook): Outlook {
  const level = levelChance(regulation.margin);
  const longer = (plain: Count, more: Count) => mixed(plain, shifted(plain, more.mean), level);
  return {
    home: longer(regulation.home, overtime.home),
    away: longer(regulation.away, overtime.away),
    total: longer(regulation.total, overtime.total),
    margin: decidedMargin(regulation.margin, overtime.margin, level),
    // A level total is even; an overtime that is level, and so even too, is played again.
    odd: regulation.odd + (level * overtime.odd) / Math.max(1e-9, 1 - levelChance(overtime.margin)),
  };
}
