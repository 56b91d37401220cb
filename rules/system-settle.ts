// What a system pays: the sum of its bets.
import { isLost, LEG_RESULT, type SettlementLabel } from './leg-result.ts';
import { assertAmount } from './money.ts';
import {
  type SettledLeg,
  type SettleSlipInput,
  type SlipOutcome,
  settleSlip,
} from './slip-settle.ts';
import { combinations, isSystem, systemCount } from './system.ts';

/** Whether a bet can still pay anything by its legs: of a system, whether a combination is left that has lost none. */
export function canStillPay(
  legs: readonly Pick<SettledLeg, 'result'>[],
  sizes: readonly number[] | null,
): boolean {
  const lost = legs.filter(({ result }) => isLost(result)).length;
  return sizes ? legs.length - lost >= Math.min(...sizes) : lost === 0;
}

export interface SystemInput {
  /** Of each bet, minor units. */
  stake: number;
  legs: readonly SettledLeg[];
  sizes: readonly number[];
}

export interface SystemOutcome {
  final: boolean;
  label: SettlementLabel;
  /** What all bets cost together, minor units. */
  cost: number;
  /** What those that are final pay, minor units. */
  payout: number;
  /** Bets that are final and pay something, that have lost a leg, and bets in all. */
  paying: number;
  lost: number;
  count: number;
}

/**
 * The state of a system by its legs: each bet is settled as a slip of its own and truncated as one, so that the pay-out is the
 * sum of theirs. Final when every bet is. Throws a RangeError on sizes that do not fit and on a stake that is no amount.
 */
export function settleSystem({ stake, legs, sizes }: SystemInput): SystemOutcome {
  assertAmount(stake, 'stake');
  if (!isSystem(legs.length, sizes)) throw new RangeError('the sizes do not fit the legs');
  const bets = sizes.flatMap((size) => combinations(legs, size));
  const outcomes = bets.map((bet) => settleSlip({ stake, legs: bet, bonusFolders: null }));
  const final = outcomes.every((outcome) => outcome.final);
  const payout = outcomes.reduce((sum, outcome) => sum + outcome.payout, 0);
  const cost = stake * bets.length;
  return {
    final,
    label: final ? labelOf(cost, payout, legs) : 0,
    cost,
    payout,
    paying: outcomes.filter((outcome) => outcome.final && outcome.payout > 0).length,
    lost: bets.filter((bet) => bet.some(({ result }) => isLost(result))).length,
    count: bets.length,
  };
}

function labelOf(cost: number, payout: number, legs: readonly SettledLeg[]): SettlementLabel {
  if (legs.every(({ result }) => result === LEG_RESULT.cancelled)) return -1;
  if (payout === cost) return 3;
  return payout > cost ? 2 : 1;
}

export interface SettleBetInput extends Omit<SettleSlipInput, 'cancelled'> {
  /** Of a system, whose stake is that of all its bets together; null for a single or a multiple. */
  sizes: readonly number[] | null;
}

/** The state of a bet of any kind by its legs. Throws a RangeError on a stake that the bets of a system cannot share evenly. */
export function settleBet({
  sizes,
  ...slip
}: SettleBetInput): Pick<SlipOutcome, 'final' | 'label' | 'payout'> {
  if (!sizes) return settleSlip(slip);
  const { stake, legs } = slip;
  const { final, label, payout } = settleSystem({
    stake: stake / systemCount(legs.length, sizes),
    legs,
    sizes,
  });
  return { final, label, payout: final ? payout : 0 };
}
