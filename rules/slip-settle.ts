import { BONUS_TERMS, type BonusTerms, bonusFactorOf, isLowOdds } from './bonus.ts';
import { type JointPrice, jointShares } from './joint.ts';
import { isLost, LEG_RESULT, type LegResult, type SettlementLabel } from './leg-result.ts';
import { assertAmount, toSafeNumber } from './money.ts';
import type { Odds } from './odds.ts';
import type { DeadHeat } from './pick-result.ts';

export {
  LEG_RESULT,
  type LegResult,
  legLabel,
  legNote,
  legResultText,
  type SettlementLabel,
  slipLabelText,
} from './leg-result.ts';

export interface SettledLeg {
  /** The odds the leg was accepted at, hundredths. */
  odds: Odds;
  result: LegResult;
  /** Only of a won leg that shares its place: the rest of its stake is lost. */
  deadHeat?: DeadHeat;
}

export interface SettleSlipInput {
  stake: number;
  legs: readonly SettledLeg[];
  /** Folders of the bonus pick, or null without one. */
  bonusFolders: number | null;
  /** Those the slip was accepted under; today's when left out. */
  bonusTerms?: BonusTerms | null;
  /** Of the legs that were accepted at one price together. */
  joint?: readonly JointPrice[] | null;
  /** Staff or the member cancelled the whole slip: the stake goes back whatever the legs say. */
  cancelled?: boolean;
}

export interface SlipOutcome {
  /** No later result can change the pay-out. */
  final: boolean;
  label: SettlementLabel;
  /** Hundredths; while legs are open they count as won. */
  totalOdds: Odds;
  /** Minor units; 0 while the slip is not final. */
  payout: number;
}

/** The factor of a leg in units of 1/200, times those who tie with it; an open leg counts as won. */
function factorOf({ odds, result, deadHeat }: SettledLeg): bigint {
  switch (result) {
    case LEG_RESULT.lost:
      return 0n;
    case LEG_RESULT.halfLost:
      return 100n;
    case LEG_RESULT.halfWon:
      return BigInt(odds + 100);
    case LEG_RESULT.void:
    case LEG_RESULT.cancelled:
      return 200n;
    case LEG_RESULT.won:
    case LEG_RESULT.open:
      return BigInt(2 * odds * (deadHeat?.places ?? 1));
  }
}

/** A leg that shares its place has not won whole, as a half-won one has not. */
function countsForBonus({ odds, result, deadHeat }: SettledLeg, terms: BonusTerms): boolean {
  if (deadHeat) return false;
  return (result === LEG_RESULT.won || result === LEG_RESULT.open) && !isLowOdds(odds, terms);
}

function labelOf(stake: number, payout: number): SettlementLabel {
  if (payout === stake) return 3;
  return payout > stake ? 2 : 1;
}

/** A factor of a slip: `wins / of`. */
interface Factor {
  wins: bigint;
  of: bigint;
}

/** A group pays its price for what of its stake has won whole, and gives back what none of its legs has lost. */
function factorOfGroup({ legs: places, odds }: JointPrice, legs: readonly SettledLeg[]): Factor {
  const results = places.map((place) => legs[place]?.result ?? LEG_RESULT.open);
  const { won, back, of } = jointShares(results);
  return { wins: BigInt(odds * won + 100 * back), of: BigInt(100 * of) };
}

/**
 * What a slip would pay for a stake of 1 if every open leg won, exactly: `product / scale`, in hundredths. Nothing is
 * truncated yet.
 */
export function slipProduct({
  legs,
  bonusFolders,
  bonusTerms,
  joint,
}: Pick<SettleSlipInput, 'legs' | 'bonusFolders' | 'bonusTerms' | 'joint'>): {
  product: bigint;
  scale: bigint;
} {
  const terms = bonusTerms ?? BONUS_TERMS;
  const counting = legs.filter((leg) => countsForBonus(leg, terms)).length;
  const bonus = BigInt(bonusFactorOf(bonusFolders, counting, terms));
  const joined = new Set(joint?.flatMap((group) => group.legs));
  const factors: Factor[] = [
    ...legs
      .filter((_, place) => !joined.has(place))
      .map((leg) => ({ wins: factorOf(leg), of: 200n * BigInt(leg.deadHeat?.tied ?? 1) })),
    ...(joint ?? []).map((group) => factorOfGroup(group, legs)),
  ];
  return {
    product: factors.reduce((all, { wins }) => all * wins, bonus),
    scale: factors.reduce((all, { of }) => all * of, 1n),
  };
}

/**
 * The state of a slip by its legs. A multiple's total is the exact product of leg factors and bonus, truncated
 * once to hundredths; a single's factor is never truncated. The pay-out is rounded down to one minor unit.
 * Throws a RangeError on a stake that is not a whole amount, or on no legs.
 */
export function settleSlip({
  stake,
  legs,
  bonusFolders,
  bonusTerms,
  joint,
  cancelled = false,
}: SettleSlipInput): SlipOutcome {
  assertAmount(stake, 'stake');
  if (legs.length === 0) throw new RangeError('a slip needs a leg');
  if (cancelled) return { final: true, label: -1, totalOdds: 100, payout: stake };
  if (legs.some((leg) => isLost(leg.result)))
    return { final: true, label: 1, totalOdds: 0, payout: 0 };

  const { product, scale } = slipProduct({ legs, bonusFolders, bonusTerms, joint });
  const total = product / scale;
  const totalOdds = toSafeNumber(total);
  if (legs.some((leg) => leg.result === LEG_RESULT.open))
    return { final: false, label: 0, totalOdds, payout: 0 };

  const exact =
    legs.length === 1 ? (BigInt(stake) * product) / (scale * 100n) : (BigInt(stake) * total) / 100n;
  const payout = toSafeNumber(exact);
  const onlyCancelled = legs.length === 1 && legs[0]?.result === LEG_RESULT.cancelled;
  return { final: true, label: onlyCancelled ? -1 : labelOf(stake, payout), totalOdds, payout };
}
