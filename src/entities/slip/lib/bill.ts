import { systemCount } from '#rules/system.ts';
import type { Currency } from '@/shared/lib/format';
import { pricedSlip } from './joint';
import { kindOf, type SlipKind } from './kind';
import {
  type BetLimits,
  maxStakeFor,
  minStakeOf,
  payoutAt,
  priceOfSlip,
  type SlipPrice,
  slipTotals,
  type SlipTotals,
  stakePaying,
} from './rules';
import type { DomesticSlip } from './slip';
import { stakeUnit, wholeStake } from './stakes';

/** How many bets the slip is. */
export function lineCount(slip: DomesticSlip): number {
  const { legs, sizes } = slip;
  if (kindOf(slip) === 'singles') return legs.length;
  return sizes ? systemCount(legs.length, sizes) : 1;
}

/** The most that a slip may bring, minor units; of several singles each has its own, in the order of the legs. */
export type PayoutCap = number | readonly number[];

function capAt(cap: PayoutCap, place: number): number {
  return typeof cap === 'number' ? cap : (cap[place] ?? 0);
}

function priceOf(slip: DomesticSlip): SlipPrice {
  if (kindOf(slip) !== 'singles') return priceOfSlip(pricedSlip(slip));
  const lines = slip.legs.map(({ odds }) => odds);
  const sum = lines.reduce((all, odds) => all + odds, 0);
  return { totalOdds: Math.floor(sum / lines.length), lines };
}

/** What each line pays at a stake of each, minor units. */
function linePayouts(lines: SlipPrice['lines'], stake: number): number[] {
  return lines.map((odds) => payoutAt({ totalOdds: odds, lines: [odds] }, stake));
}

function cappedPayout(slip: DomesticSlip, stake: number, cap: PayoutCap): number {
  const price = priceOf(slip);
  const cost = costOf(slip, stake);
  if (cost === 0) return 0;
  if (kindOf(slip) !== 'singles') return Math.min(payoutAt(price, cost), capAt(cap, 0));
  return linePayouts(price.lines, stake).reduce(
    (sum, payout, place) => sum + Math.min(payout, capAt(cap, place)),
    0,
  );
}

/** Total odds of a slip, hundredths: with its bonus, and of several bets their mean. */
export function totalOddsOf(slip: DomesticSlip): number {
  return priceOf(slip).totalOdds;
}

/** Total odds and bonus (hundredths), and the most that a stake of each bet may bring within the cap, minor units. */
export function totalsOf(slip: DomesticSlip, stake: number, cap: PayoutCap): SlipTotals {
  const isOne = kindOf(slip) === 'multiple';
  return {
    totalOdds: totalOddsOf(slip),
    bonusFactor: isOne ? slipTotals(pricedSlip(slip), 0).bonusFactor : 100,
    payout: cappedPayout(slip, stake, cap),
  };
}

/** What a slip costs and brings at least if it brings anything; money in minor units. */
export interface SlipBill {
  kind: SlipKind;
  /** Bets that it is. */
  lines: number;
  /** Their stakes together. */
  cost: number;
  /** What the bet that pays least pays. */
  least: number;
}

/** What a slip costs at a stake of each bet; 0 for what is no amount. Minor units. */
export function costOf(slip: DomesticSlip, stake: number): number {
  const cost = stake * lineCount(slip);
  return Number.isSafeInteger(cost) && stake > 0 ? cost : 0;
}

/** The bill of a slip at a stake (minor units) of each bet. */
export function billOf(slip: DomesticSlip, stake: number, cap: PayoutCap): SlipBill {
  const cost = costOf(slip, stake);
  const payouts = cost > 0 ? linePayouts(priceOf(slip).lines, stake) : [0];
  const least = Math.min(...payouts.map((payout, place) => Math.min(payout, capAt(cap, place))));
  return { kind: kindOf(slip), lines: lineCount(slip), cost, least };
}

interface Means {
  balance: number;
  combinationLeft?: number | undefined;
  /** Of several singles, those of each, in the order of the legs; left out, each has those of the slip. */
  singleLimits?: readonly BetLimits[] | undefined;
}

/** The largest stake of each bet that balance and limits allow, in whole won or dollars. */
export function mostStake(
  slip: DomesticSlip,
  limits: BetLimits,
  means: Means,
  currency: Currency,
): number {
  const lines = lineCount(slip);
  const { balance, singleLimits } = means;
  if (kindOf(slip) !== 'singles')
    return wholeStake(maxStakeFor(pricedSlip(slip), limits, means) / lines, currency);
  const alone = slip.legs.map((leg, place) =>
    maxStakeFor({ legs: [leg], bonus: null }, singleLimits?.[place] ?? limits, { balance }),
  );
  return wholeStake(Math.min(balance / lines, ...alone), currency);
}

/** The least stake of each bet, in whole won or dollars. */
export function leastStake(
  slip: DomesticSlip,
  { minStake }: BetLimits,
  currency: Currency,
): number {
  if (kindOf(slip) !== 'system') return minStake;
  const unit = stakeUnit(currency);
  return Math.ceil(minStakeOf(priceOf(slip), minStake) / lineCount(slip) / unit) * unit;
}

/**
 * The least stake of each bet, in whole won or dollars, that brings at least `wanted` (minor units) when every leg hits; null where no
 * stake does. It may be more than balance and limits allow, which `problemsOf` then says.
 */
export function stakeFor(
  slip: DomesticSlip,
  wanted: number,
  limits: BetLimits,
  currency: Currency,
): number | null {
  const stake = stakePaying(priceOf(slip), wanted, stakeUnit(currency));
  return stake === null ? null : Math.max(stake, leastStake(slip, limits, currency));
}
