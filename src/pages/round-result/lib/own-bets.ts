import { isDecided, isVoid } from '#rules/leg-result.ts';
import type { Bet, BetLeg } from '@/entities/bet';
import type { PlayedRound } from '@/entities/round';

type RoundLeg = Extract<BetLeg, { kind: 'round_selection' }>;

/** A bet of the member on a round, with its one leg. */
export interface OwnBet {
  bet: Bet;
  leg: RoundLeg;
}

/** The bets on rounds of a day, by the number of their round. */
export function byRound(bets: readonly Bet[], dayKey: string): ReadonlyMap<number, OwnBet[]> {
  const own = new Map<number, OwnBet[]>();
  for (const bet of bets) {
    for (const leg of bet.legs) {
      if (leg.kind !== 'round_selection' || leg.dayKey !== dayKey) continue;
      own.set(leg.round, [...(own.get(leg.round) ?? []), { bet, leg }]);
    }
  }
  return own;
}

/** The rounds that bets are on, as the bets carry them: those that are drawn or void, newest first. */
export function roundsOf(own: ReadonlyMap<number, readonly OwnBet[]>): PlayedRound[] {
  const rounds = [...own.values()].flatMap(([one]): PlayedRound[] => {
    if (!one) return [];
    const { roundId, round, dayKey, drawsAt, outcome: result, result: decided, card } = one.leg;
    if (result === null && !isDecided(decided)) return [];
    const state = result === null ? 'voided' : 'settled';
    return [{ roundId, round, dayKey, drawsAt, state, result, ...(card && { card }) }];
  });
  return rounds.sort((one, other) => other.round - one.round);
}

/** What the bets on a round came to. */
export interface OwnSum {
  kind: 'open' | 'won' | 'lost' | 'refund';
  /** Minor units: won or lost, or what came back; null while one is not settled. */
  amount: number | null;
  currency: Bet['currency'];
  bets: number;
}

/** The sum of the bets on one round; null without any. */
export function sumOf(own: readonly OwnBet[]): OwnSum | null {
  const [first] = own;
  if (!first) return null;
  const common = { currency: first.bet.currency, bets: own.length };
  if (own.some(({ bet }) => bet.payout === null)) return { kind: 'open', amount: null, ...common };
  const paid = own.reduce((sum, { bet }) => sum + (bet.payout ?? 0), 0);
  const gain = own.reduce((sum, { bet }) => sum - bet.stake, paid);
  if (own.every(({ leg }) => isVoid(leg.result)))
    return { kind: 'refund', amount: paid, ...common };
  return { kind: gain > 0 ? 'won' : 'lost', amount: gain, ...common };
}
