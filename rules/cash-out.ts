// What an open bet is worth now, less a margin: docs/cash-out.md has the formula with examples.
import { isLost, LEG_RESULT } from './leg-result.ts';
import { assertAmount, toSafeNumber } from './money.ts';
import type { Odds } from './odds.ts';
import { type SettledLeg, type SettleSlipInput, settleSlip, slipProduct } from './slip-settle.ts';
import { combinations, systemCount } from './system.ts';

/** What is kept of a bet's value when it is cashed out, in hundredths: 5 is 5 %. */
export const CASH_OUT_MARGIN = 5;

/**
 * From these odds on a pick has no cash-out, hundredths. A book ends its prices somewhere (the simulator at 99.00), and a pick that stands at the
 * end is worth less with every minute while its price stays: who waits there would sell for more than it is worth.
 */
export const CASH_OUT_LONGEST_ODDS: Odds = 5_000;

/** The market of an open leg as it is offered now. */
export interface LegPrice {
  /** The odds of the leg's own selection. */
  picked: Odds;
  /** The odds of every selection of its market, the picked one among them: what they leave the book is taken out of the chance. */
  market: readonly Odds[];
}

export interface CashOutLeg extends SettledLeg {
  /** Null for a leg that is decided, and for an open one whose market is suspended or closed. */
  price: LegPrice | null;
}

export interface CashOutInput extends Pick<SettleSlipInput, 'bonusFolders' | 'bonusTerms'> {
  /** Minor units. */
  stake: number;
  legs: readonly CashOutLeg[];
  /** Of a system, whose stake is that of all its bets together; none for a single or a multiple. */
  sizes?: readonly number[] | null;
}

interface Chance {
  wins: bigint;
  of: bigint;
}

/** The chance of a selection by its market's odds, without the book's margin. Throws a RangeError where the market lacks it. */
function chanceOf({ picked, market }: LegPrice): Chance {
  if (!market.includes(picked)) throw new RangeError('the market lacks the picked odds');
  const all = market.reduce((product, odds) => product * BigInt(odds), 1n);
  return {
    wins: all / BigInt(picked),
    of: market.reduce((sum, odds) => sum + all / BigInt(odds), 0n),
  };
}

/** What one bet of a few legs is worth, rounded down; every open leg has its price. */
function worthOfLine({ stake, legs, bonusFolders, bonusTerms }: CashOutInput): number {
  const slip = { legs, bonusFolders, ...(bonusTerms !== undefined && { bonusTerms }) };
  if (legs.some(({ result }) => isLost(result))) return 0;
  const prices = legs.flatMap(({ result, price }) =>
    result === LEG_RESULT.open ? (price ?? []) : [],
  );
  // A decided bet of a system is worth what it pays: there is no chance left to keep a margin of.
  if (prices.length === 0) return settleSlip({ stake, ...slip }).payout;
  const { product, scale } = slipProduct(slip);
  const chances = prices.map(chanceOf);
  const wins = chances.reduce((all, chance) => all * chance.wins, 1n);
  const of = chances.reduce((all, chance) => all * chance.of, 1n);
  const value = BigInt(stake) * product * wins * BigInt(100 - CASH_OUT_MARGIN);
  return toSafeNumber(value / (scale * 100n * of * 100n));
}

/**
 * What a bet can be cashed out for, in minor units, rounded down; null where it cannot: it is lost, no leg is open, a
 * market is not open, the odds of a pick are too long, or nothing is left of it. Each open leg counts with its chance by the market now: stake × product of the slip ×
 * chances × (1 − margin). A system is the sum of its bets, each rounded down. Never more than the bet can still pay.
 */
export function cashOutOffer({ sizes, ...bet }: CashOutInput): number | null {
  const { stake, legs } = bet;
  assertAmount(stake, 'stake');
  const open = legs.filter(({ result }) => result === LEG_RESULT.open);
  const prices = open.flatMap(({ price }) => price ?? []);
  if (open.length === 0 || prices.length < open.length) return null;
  if (prices.some(({ picked }) => picked >= CASH_OUT_LONGEST_ODDS)) return null;
  const each = sizes ? assertAmount(stake / systemCount(legs.length, sizes), 'stake') : stake;
  const lines = sizes?.flatMap((size) => combinations(legs, size)) ?? [legs];
  const offer = lines.reduce(
    (sum, line) => sum + worthOfLine({ ...bet, stake: each, legs: line }),
    0,
  );
  return offer > 0 ? offer : null;
}

export interface PartialCashOut {
  /** Minor units of the stake that are cashed out, and what they pay. */
  stake: number;
  pays: number;
  /** The stake that goes on at the same odds. */
  rest: number;
}

/**
 * Cashes out a part of the stake of a bet whose whole is worth `offer`: its share of the offer, rounded down. Null where the part is
 * no part, pays nothing, or leaves less than `minStake`; the whole stake is no part.
 */
export function cashOutPart(
  { stake, offer, part }: { stake: number; offer: number; part: number },
  minStake: number,
): PartialCashOut | null {
  if (!Number.isSafeInteger(part) || part <= 0 || stake - part < minStake) return null;
  const pays = toSafeNumber((BigInt(offer) * BigInt(part)) / BigInt(stake));
  return pays > 0 ? { stake: part, pays, rest: stake - part } : null;
}

/** Whether a rule of the member takes an offer: it has come up to what was wanted. */
export function takesOffer(target: number, offer: number | null): boolean {
  return offer !== null && offer >= target;
}
