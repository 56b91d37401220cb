// What a game's joint prices are made of: the attacks that are still to come in each part.
import { type Outlook, type ScoredPart, shortened } from '#rules/outlook.ts';
import type { Score } from '#rules/scores.ts';
import {
  attacksIn,
  attacksLeft,
  attackTable,
  type BasketballGame,
  OVERTIME_MINUTES,
  type PointsPerAttack,
  REGULATION,
} from './game.ts';

function attacksOf(expected: PointsPerAttack, attacks: Score): ScoredPart {
  return {
    home: { times: attacks.home, chances: attackTable(expected.home) },
    away: { times: attacks.away, chances: attackTable(expected.away) },
  };
}

function sameOf(expected: PointsPerAttack, minutes: number): ScoredPart {
  const attacks = attacksIn(minutes);
  return attacksOf(expected, { home: attacks, away: attacks });
}

/** What is expected before the start. */
export function basketballOutlook(expected: PointsPerAttack, minutes: number): Outlook {
  return { '1': sameOf(expected, minutes), '40': sameOf(expected, OVERTIME_MINUTES) };
}

/** What is still expected of each quarter at an instant of regulation time, and of an overtime. */
export function basketballOutlookInPlay(
  game: BasketballGame,
  expected: PointsPerAttack,
  at: number,
): Outlook {
  const quarters = REGULATION.map((code) => {
    return [code, attacksOf(expected, attacksLeft(game, at, [code]))] as const;
  });
  return shortened({
    ...Object.fromEntries(quarters),
    '40': sameOf(expected, OVERTIME_MINUTES),
  });
}
