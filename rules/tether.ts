import type { AmountTerms } from './money-refusals.ts';
import { RATE_SCALE, toSafeNumber } from './money.ts';

/** How long address and rate of a tether deposit are kept, milliseconds. */
export const TETHER_KEPT_MS = 60 * 60_000;
/** How long after that time a payment in part waits for its member before it is credited as it came, milliseconds. */
export const TETHER_PART_MS = 60 * 60_000;
/** How long after the newest news of a transfer that has not all its blocks it is given up as lost, milliseconds. */
export const TETHER_LOST_MS = 6 * 60 * 60_000;
/** Open deposits whose rate is kept that a member may have: among many they would choose when it has moved. */
export const TETHER_OPEN_MAX = 3;
/** How many times what was asked for is credited without staff at a kept rate; more is far from it. */
export const TETHER_FAR = 2;
/** Blocks upon a transfer before it counts. */
export const TETHER_CONFIRMATIONS = 20;
/** What is credited without a person at most: 5,000 USDT, micro-USDT. */
export const TETHER_UNASKED_MICRO = 5_000_000_000;
/** What one tether deposit may be, cents of a USDT. */
export const TETHER_AMOUNTS: AmountTerms = { min: 1_000, max: 10_000_000, unit: 100 };
/** A USDT has six decimals and is credited in cents. */
export const MICRO_PER_CENT = 10_000;

/** Taken off what a withdrawal sends, micro-USDT. */
export const TETHER_FEE_MICRO = 1_000_000;

const CENTS = 100;

/** Minor units that cents of a USDT come to, rounded down; `rate` is won of one USDT in ten-thousandths, null for USD. */
export function tetherWorth(cents: number, rate: number | null): number {
  if (rate === null) return toSafeNumber(BigInt(cents));
  return toSafeNumber((BigInt(cents) * BigInt(rate)) / BigInt(CENTS * RATE_SCALE));
}

/**
 * Micro-USDT that minor units of a balance come to, in whole cents and rounded down, before the fee; `rate` as in
 * `tetherWorth`.
 */
export function tetherGross(amount: number, rate: number | null): number {
  if (rate === null) return amount * MICRO_PER_CENT;
  const cents = (BigInt(amount) * BigInt(CENTS * RATE_SCALE)) / BigInt(rate);
  return toSafeNumber(cents * BigInt(MICRO_PER_CENT));
}

export interface TetherCredit {
  /** Whole cents of what came. */
  cents: number;
  /** What they come to, minor units of the member's money. */
  credit: number;
  /** Micro-USDT below a cent, which the house keeps. */
  restMicro: number;
}

/** What micro-USDT are credited as: 12.345678 USDT are 12.34 USD, and 5,678 micro stay over. */
export function tetherCredit(micro: number, rate: number | null): TetherCredit {
  const cents = Math.floor(micro / MICRO_PER_CENT);
  return { cents, credit: tetherWorth(cents, rate), restMicro: micro - cents * MICRO_PER_CENT };
}

/** All that is known of the transfers of one deposit. */
export interface TetherPaid {
  /** What was asked for, micro-USDT. */
  amountMicro: number;
  paidMicro: number;
  /** Whether one of them still waits for blocks. */
  isPending: boolean;
  /** Whether one of them came after the time, or after an earlier deposit of the address had ended. */
  isLate: boolean;
  /** Whether its rate was kept from when it was asked for, as that of accounts in won is. */
  isRateKept: boolean;
}

export type TetherStep = 'see' | 'part' | 'delay' | 'review' | 'credit';

/** What a deposit whose coins came is to do next; nothing is credited before every transfer has its blocks. */
export function tetherStep(paid: TetherPaid): TetherStep {
  const { amountMicro, paidMicro, isPending, isLate, isRateKept } = paid;
  if (isPending) return 'see';
  if (isLate) return 'delay';
  if (paidMicro < amountMicro) return 'part';
  const isFar = isRateKept && paidMicro > TETHER_FAR * amountMicro;
  return isFar || paidMicro > TETHER_UNASKED_MICRO ? 'review' : 'credit';
}
