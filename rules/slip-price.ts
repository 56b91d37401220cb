// What a slip pays by, whatever it is: one bet of all its legs, or each bet ("line") of a system.
import { type JointPrice, mostOfGroup, pricesApart } from './joint.ts';
import { payoutOf, toSafeNumber } from './money.ts';
import { type Odds, totalOdds } from './odds.ts';
import { combinations, isSystem, MAX_SYSTEM_LEGS } from './system.ts';

export interface SlipPrice {
  /** Hundredths. Of a system the mean of its lines, truncated: what the stake as a whole is multiplied by. */
  totalOdds: Odds;
  /** The total odds of each line; a single or a multiple is one. */
  lines: readonly Odds[];
  /** What it may come to where picks of a group are left out, if that is more. */
  most?: Odds;
}

export interface PricedSlip {
  /** Of each leg, hundredths. */
  prices: readonly Odds[];
  /** Hundredths; 100 without a bonus. A system has none. */
  bonusFactor?: number;
  /** Of a system; null for a single or a multiple. Sizes that do not fit the legs count as none. */
  sizes?: readonly number[] | null | undefined;
  /** Of the legs that have one price together. */
  joint?: readonly JointPrice[] | null | undefined;
}

/** The price of a slip. No legs give 0. */
export function slipPrice(slip: PricedSlip): SlipPrice {
  const { prices, bonusFactor = 100, sizes = null, joint } = slip;
  if (!sizes || prices.length > MAX_SYSTEM_LEGS || !isSystem(prices.length, sizes)) {
    const groups = joint ?? [];
    const total = totalOdds(pricesApart(prices, groups), bonusFactor);
    const highest = groups.map((group) => ({ ...group, odds: mostOfGroup(prices, group) }));
    const most = totalOdds(pricesApart(prices, highest), bonusFactor);
    return { totalOdds: total, lines: [total], ...(most > total && { most }) };
  }
  const lines = sizes.flatMap((size) => combinations(prices, size)).map((line) => totalOdds(line));
  const sum = lines.reduce((all, line) => all + BigInt(line), 0n);
  return { totalOdds: toSafeNumber(sum / BigInt(lines.length)), lines };
}

/** What a stake (minor units) pays when every leg hits: the sum of its lines, each rounded down. A rest that no line takes pays nothing. */
export function payoutAt({ lines }: SlipPrice, stake: number): number {
  const each = Math.floor(stake / lines.length);
  const sum = lines.reduce((all, line) => all + BigInt(payoutOf(each, line)), 0n);
  return toSafeNumber(sum);
}

/** The largest stake whose pay-out stays within a cap, whichever picks count in the end; so many minor units for each line. */
export function stakeWithin({ most, ...slip }: SlipPrice, cap: number): number {
  const price = most === undefined ? slip : { totalOdds: most, lines: [most] };
  const count = price.lines.length;
  const sum = price.lines.reduce((all, line) => all + BigInt(line), 0n);
  if (sum <= 0n) return Number.MAX_SAFE_INTEGER;
  let each = toSafeNumber((100n * BigInt(cap)) / sum);
  // What is rounded down leaves room for a unit or two more.
  while (payoutAt(price, (each + 1) * count) <= cap) each += 1;
  return each * count;
}

/**
 * The least stake of each line (minor units, a multiple of `unit`) that pays at least `wanted` when every leg hits; null where the lines pay
 * nothing, or what they would cost is no amount.
 */
export function stakePaying(price: SlipPrice, payout: number, unit = 1): number | null {
  const count = price.lines.length;
  const sum = price.lines.reduce((all, line) => all + BigInt(line), 0n);
  if (sum <= 0n) return null;
  const step = BigInt(unit);
  const exact = (100n * BigInt(payout) + sum - 1n) / sum;
  let each = ((exact + step - 1n) / step) * step;
  // Each line is rounded down: what that loses takes a step or two more.
  const pays = () => price.lines.reduce((all, line) => all + (each * BigInt(line)) / 100n, 0n);
  while (pays() < BigInt(payout)) each += step;
  const cost = each * BigInt(count);
  return cost <= BigInt(Number.MAX_SAFE_INTEGER) ? toSafeNumber(each) : null;
}

/** The least stake of a slip: no less than the least of a bet, and a tenth of that for each line of a system. */
export function minStakeOf({ lines }: SlipPrice, minStake: number): number {
  if (lines.length === 1) return minStake;
  return lines.length * Math.max(Math.ceil(minStake / 10), Math.ceil(minStake / lines.length));
}
