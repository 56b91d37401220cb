import { assertAmount, type Currency, RATE_SCALE, toSafeNumber } from './money.ts';
import { bonusWeights, type TurnoverKind } from './turnover.ts';
import {
  type AmountTerms,
  checkAmount,
  checkOpenRequests,
  type MoneyRefusal,
  type OpenRequests,
} from './money-refusals.ts';

const MINUTE_MS = 60_000;
const PERCENT = 100;
const BASIS_POINTS = 10_000;
const CENTS = 100;

/** How long after a request the next one is refused, whatever became of the first. */
export const DEPOSIT_WAIT_MS = 5 * MINUTE_MS;
/** How long a request waits for staff before it expires. */
export const DEPOSIT_EXPIRES_MS = 24 * 60 * MINUTE_MS;

export const DEPOSIT_AMOUNTS: Record<Currency, AmountTerms> = {
  KRW: { min: 10_000, max: 100_000_000, unit: 10_000 },
  USD: { min: 1_000, max: 10_000_000, unit: 100 },
};

export const DEPOSIT_BONUSES = ['joinFirst', 'dayFirst', 'every', 'coin', 'none'] as const;
export type DepositBonus = (typeof DEPOSIT_BONUSES)[number];

/** What admins set of a bonus. */
export interface DepositBonusTerms {
  /** Points for the amount, in basis points of it: 500 is 5 %. */
  basisPoints: number;
  /** Most points of one deposit. */
  capPoints: number;
  /** Turnover before a withdrawal, percent of its base. */
  turnoverPercent: number;
}

interface BonusRule {
  /** Whether the bonus is part of that base; else the amount alone is. */
  turnsBonus: boolean;
  currencies: readonly Currency[];
}

/** What a bonus is, whatever its terms. */
export const BONUS_RULES: Record<DepositBonus, BonusRule> = {
  joinFirst: { turnsBonus: true, currencies: ['KRW'] },
  dayFirst: { turnsBonus: false, currencies: ['KRW'] },
  every: { turnsBonus: false, currencies: ['KRW'] },
  coin: { turnsBonus: false, currencies: ['USD'] },
  none: { turnsBonus: false, currencies: ['KRW', 'USD'] },
};

export type DepositBonuses = Readonly<Record<DepositBonus, DepositBonusTerms>>;

/** The terms until admins set others. */
export const DEFAULT_BONUSES: DepositBonuses = {
  joinFirst: { basisPoints: 1_000, capPoints: 100_000, turnoverPercent: 300 },
  dayFirst: { basisPoints: 500, capPoints: 100_000, turnoverPercent: 200 },
  every: { basisPoints: 300, capPoints: 50_000, turnoverPercent: 200 },
  coin: { basisPoints: 500, capPoints: 100_000, turnoverPercent: 200 },
  none: { basisPoints: 0, capPoints: 0, turnoverPercent: 100 },
};

/** Between these, both included, admins may set the terms. Turnover below the deposit itself would let money pass through unplayed. */
export const BONUS_BOUNDS = {
  basisPoints: { min: 0, max: 5_000 },
  capPoints: { min: 0, max: 10_000_000 },
  turnoverPercent: { min: 100, max: 2_000 },
} as const satisfies Record<keyof DepositBonusTerms, { min: number; max: number }>;

const TERM_NAMES = Object.keys(BONUS_BOUNDS) as (keyof DepositBonusTerms)[];

/** Percent of a stake that counts for a deposit with a bonus that is not capped, by what was bet on. */
export function weightsOf(
  bonus: DepositBonus,
  { basisPoints, turnoverPercent }: DepositBonusTerms,
): Record<TurnoverKind, number> {
  const base = BASIS_POINTS + (BONUS_RULES[bonus].turnsBonus ? basisPoints : 0);
  return bonusWeights({ required: base * turnoverPercent, bonus: basisPoints * PERCENT });
}

/**
 * The first of the terms that cannot be set for a bonus; null where all can. A share without a cap, or a cap without a share, is none.
 * A turnover that is so low beside the bonus that something could not be turned at all is refused as well.
 */
export function faultyBonusTerm(
  bonus: DepositBonus,
  terms: DepositBonusTerms,
): keyof DepositBonusTerms | null {
  const outside = TERM_NAMES.find((name) => {
    const { min, max } = BONUS_BOUNDS[name];
    return !Number.isInteger(terms[name]) || terms[name] < min || terms[name] > max;
  });
  if (outside !== undefined) return outside;
  if (bonus === 'none' && terms.basisPoints > 0) return 'basisPoints';
  if (terms.basisPoints > 0 !== terms.capPoints > 0) return 'capPoints';
  return Math.min(...Object.values(weightsOf(bonus, terms))) > 0 ? null : 'turnoverPercent';
}

export interface DepositChoice {
  /** Minor units of `currency`. */
  amount: number;
  currency: Currency;
  bonus: DepositBonus;
  /** Won a dollar in ten-thousandths; read for USD only. */
  rate: number;
}

/**
 * Points that a deposit brings by the terms of its bonus, from 0: its share of the amount, for USD of the amount's value in won,
 * rounded down once, then the cap. Throws a RangeError for what is no amount.
 */
export function bonusPoints(
  { amount, currency, rate }: DepositChoice,
  { basisPoints, capPoints }: DepositBonusTerms,
): number {
  assertAmount(amount);
  const value =
    currency === 'USD'
      ? (BigInt(amount) * BigInt(rate) * BigInt(basisPoints)) /
        BigInt(CENTS * RATE_SCALE * BASIS_POINTS)
      : (BigInt(amount) * BigInt(basisPoints)) / BigInt(BASIS_POINTS);
  return Math.min(toSafeNumber(value), capPoints);
}

/** Turnover that a deposit requires by the terms of its bonus, minor units of its currency, rounded down. */
export function depositTurnover(choice: DepositChoice, terms: DepositBonusTerms): number {
  const base =
    choice.amount + (BONUS_RULES[choice.bonus].turnsBonus ? bonusPoints(choice, terms) : 0);
  return toSafeNumber((BigInt(base) * BigInt(terms.turnoverPercent)) / BigInt(PERCENT));
}

/** What points are worth in minor units of a currency, rounded up: a bonus never costs less than it brings. */
export function worthOfPoints(points: number, currency: Currency, rate: number): number {
  assertAmount(points, 'points');
  if (currency === 'KRW') return points;
  const scaled = BigInt(points) * BigInt(CENTS * RATE_SCALE);
  return toSafeNumber((scaled + BigInt(rate) - 1n) / BigInt(rate));
}

/** Why a bonus cannot be chosen now. */
export type BonusObstacle = 'DEPOSITED_BEFORE' | 'DEPOSITED_TODAY';

export interface DepositHistory {
  /** Whether a deposit of the member was ever credited and not taken back. */
  hasDeposited: boolean;
  /** The same of those requested on this day of Seoul. */
  hasDepositedToday: boolean;
}

/** What keeps a bonus from being chosen; null when nothing does. */
export function bonusObstacle(
  bonus: DepositBonus,
  { hasDeposited, hasDepositedToday }: DepositHistory,
): BonusObstacle | null {
  if (bonus === 'joinFirst' && hasDeposited) return 'DEPOSITED_BEFORE';
  if (bonus === 'dayFirst' && hasDepositedToday) return 'DEPOSITED_TODAY';
  return null;
}

/** The bonuses of an account in the order in which they are offered. */
export function bonusesOf(currency: Currency): DepositBonus[] {
  return DEPOSIT_BONUSES.filter((bonus) => BONUS_RULES[bonus].currencies.includes(currency));
}

export interface DepositState extends OpenRequests, DepositHistory {
  currency: Currency;
  /** Whether the member may ask for money to move at all. */
  isBlocked: boolean;
  /** When the last deposit was requested, epoch milliseconds; null without one. */
  lastRequestedAt: number | null;
}

/** What keeps a member from any deposit at `now`. */
export function checkDepositState(state: DepositState, now: number): MoneyRefusal[] {
  const refusals: MoneyRefusal[] = state.isBlocked ? [{ code: 'BLOCKED' }] : [];
  refusals.push(...checkOpenRequests(state));
  const until = (state.lastRequestedAt ?? Number.NEGATIVE_INFINITY) + DEPOSIT_WAIT_MS;
  if (until > now) refusals.push({ code: 'WAIT', until });
  return refusals;
}

/** Everything against a deposit; [] when it is taken. */
export function checkDeposit(
  { amount, bonus }: Pick<DepositChoice, 'amount' | 'bonus'>,
  state: DepositState,
  now: number,
): MoneyRefusal[] {
  const refusals = [
    ...checkDepositState(state, now),
    ...checkAmount(amount, DEPOSIT_AMOUNTS[state.currency]),
  ];
  const isOffered = BONUS_RULES[bonus].currencies.includes(state.currency);
  if (!isOffered || bonusObstacle(bonus, state) !== null)
    refusals.push({ code: 'BONUS_NOT_AVAILABLE' });
  return refusals;
}
