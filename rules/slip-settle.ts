import { BONUS_TERMS, type BonusTerms, bonusFactorOf, isLowOdds } from './bonus.ts';
import { FACTOR_UNIT, type JointPrice, MAX_JOINT_ODDS, returnedBy } from './joint.ts';
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
  /** False of a leg that is void though play did not make it so: the match was abandoned, or the market withdrawn. */
  byPlay?: boolean;
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

/** Of a leg by itself; one that shares its place is paid for its share of it. */
function factorOf({ odds, result, deadHeat }: SettledLeg): Factor {
  const { places = 1, tied = 1 } = deadHeat ?? {};
  return { wins: BigInt(returnedBy(odds, result) * places), of: 200n * BigInt(tied) };
}

/** Whether the leg counts in the price of its group: it is open, or play has decided it. */
function isPlayed({ result, byPlay = true }: SettledLeg): boolean {
  return result === LEG_RESULT.void ? byPlay : result !== LEG_RESULT.cancelled;
}

/**
 * What the legs of a group return together by the factor of those that play decides, rounded down to hundredths; one that is left alone
 * is as any leg. Throws a RangeError where the price has no such factor.
 */
function factorOfGroup({ legs: places, factors }: JointPrice, legs: readonly SettledLeg[]): Factor {
  const played = places.filter((place) => legs[place] && isPlayed(legs[place]));
  const each = played.flatMap((place) => (legs[place] ? factorOf(legs[place]) : []));
  const [first, second] = each;
  if (!second) return first ?? { wins: 1n, of: 1n };
  const joint = factors.find((one) => one.legs.join() === played.join());
  if (!joint) throw new RangeError(`no factor of the legs ${played.join()}`);
  const wins = each.reduce((all, leg) => all * leg.wins, 100n * BigInt(joint.factor));
  const of = each.reduce((all, leg) => all * leg.of, BigInt(FACTOR_UNIT));
  const exact = wins / of;
  const most = BigInt(MAX_JOINT_ODDS);
  return { wins: exact < most ? exact : most, of: 100n };
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
    ...legs.filter((_, place) => !joined.has(place)).map(factorOf),
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
