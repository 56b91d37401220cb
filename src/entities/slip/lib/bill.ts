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

function priceOf(slip: DomesticSlip): SlipPrice {
  if (kindOf(slip) !== 'singles') return priceOfSlip(pricedSlip(slip));
  const lines = slip.legs.map(({ odds }) => odds);
  const sum = lines.reduce((all, odds) => all + odds, 0);
  return { totalOdds: Math.floor(sum / lines.length), lines };
}

/** Total odds and bonus (hundredths), and the most that a stake of each bet may bring, minor units. */
export function totalsOf(slip: DomesticSlip, stake: number): SlipTotals {
  if (kindOf(slip) === 'multiple') return slipTotals(pricedSlip(slip), stake);
  const price = priceOf(slip);
  const cost = stake * lineCount(slip);
  const payout = Number.isSafeInteger(cost) && cost > 0 ? payoutAt(price, cost) : 0;
  return { totalOdds: price.totalOdds, bonusFactor: 100, payout };
}

/** What a slip costs and brings at least if it brings anything; money in minor units. */
export interface SlipBill {
  kind: SlipKind;
  /** Bets that it is. */
  lines: number;
  /** Their stakes together. */
  cost: number;
  /** What the bet with the lowest odds pays. */
  least: number;
}

/** The bill of a slip at a stake (minor units) of each bet. */
export function billOf(slip: DomesticSlip, stake: number): SlipBill {
  const lines = lineCount(slip);
  const lowest = Math.min(...priceOf(slip).lines);
  const isAmount = Number.isSafeInteger(stake * lines) && stake > 0;
  const least = isAmount ? payoutAt({ totalOdds: lowest, lines: [lowest] }, stake) : 0;
  return { kind: kindOf(slip), lines, cost: isAmount ? stake * lines : 0, least };
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
