// Which picks of one round together win whatever is drawn: banker and player, odd of one market and even of another.
import { covered, keptBits } from '../cover.ts';
import { LEG_RESULT } from '../leg-result.ts';
import { outcomesOfRound } from './happenings.ts';
import { type Game, type RoundFacts, settleRoundPick } from './round.ts';

/** A pick of a member's bet on a round. */
interface OpposableRoundPick {
  market: string;
  selection: string;
}

/** Whether, for each pick of a member on one round, bets of theirs with it together win whatever is drawn. */
export function opposedRoundPicks(
  picks: readonly OpposableRoundPick[],
  { game, facts }: { game: Game; facts: RoundFacts },
): boolean[] {
  const outcomes = outcomesOfRound(game, facts);
  const names = [...new Set(picks.map(({ market, selection }) => `${market} ${selection}`))];
  if (names.length < 2) return picks.map(() => false);
  const distinct = names.map((name) => {
    const [market = '', selection = ''] = name.split(' ');
    return { market, selection, odds: 100 };
  });
  const kept = outcomes.map((outcome) =>
    keptBits(distinct, (pick) => settleRoundPick(outcome, pick).result !== LEG_RESULT.lost),
  );
  const isCovered = covered(kept, distinct.length);
  return picks.map(
    ({ market, selection }) => isCovered[names.indexOf(`${market} ${selection}`)] ?? false,
  );
}
