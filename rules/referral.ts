import { type Currency, toSafeNumber } from './money.ts';

/** What members request a settlement of. */
export const SETTLEMENT_KINDS = ['sports', 'casino', 'event', 'tether'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** Hundredths of a percent of what friends staked: of lost sports stakes, and of the turnover of casino and slots. */
export const REFERRAL_SHARE = { sportsLost: 100, casino: 10, slot: 30 } as const;
/** Won for a friend whose first deposit falls into the period. */
export const FRIEND_REWARD_WON = 10_000;
/** How often a friend's reward has to be bet before a withdrawal. */
export const FRIEND_REWARD_TURNOVER = 3;
/** Least first deposit that counts, won. */
export const FRIEND_DEPOSIT_WON = 30_000;
/** How many closed weeks may be requested. */
export const SETTLEMENT_WEEKS = 4;

/** What friends did in a period. Stakes in minor units of the member's currency. */
export interface SettlementBasis {
  sportsLost: number;
  casino: number;
  slot: number;
  /** Friends who made their first deposit. */
  newFriends: number;
}

export interface Period {
  /** Epoch milliseconds: Monday 00:00 in Seoul, and the Monday after. */
  from: number;
  to: number;
}

const DAY = 24 * 60 * 60_000;
const KST = 9 * 60 * 60_000;
const WEEK = 7 * DAY;
/** The first day of the epoch was a Thursday. */
const DAYS_AFTER_MONDAY = 3;

/** Lists the weeks in Seoul that are over and may be requested, the newest first. */
export function closedWeeks(now: number): Period[] {
  const day = Math.floor((now + KST) / DAY);
  const monday = (day - ((day + DAYS_AFTER_MONDAY) % 7)) * DAY - KST;
  return Array.from({ length: SETTLEMENT_WEEKS }, (_, back) => ({
    from: monday - (back + 1) * WEEK,
    to: monday - back * WEEK,
  }));
}

/** Whether a kind is for members of a currency: coin members have one of their own, and are shut out of events. */
export function isSettlementOf(kind: SettlementKind, currency: Currency): boolean {
  return (kind === 'tether') === (currency === 'USD');
}

function share(stake: number, basisPoints: number): number {
  return toSafeNumber((BigInt(stake) * BigInt(basisPoints)) / 10_000n);
}

/** What has to be bet for a settlement, minor units: shares of stakes are earned, a friend's reward is a bonus. */
export function settlementTurnover(kind: SettlementKind, paid: number): number {
  return kind === 'event' ? toSafeNumber(BigInt(paid) * BigInt(FRIEND_REWARD_TURNOVER)) : 0;
}

/** What a settlement pays, minor units; each share is rounded down. */
export function settlementAmount(kind: SettlementKind, basis: SettlementBasis): number {
  const sports = share(basis.sportsLost, REFERRAL_SHARE.sportsLost);
  const casino =
    share(basis.casino, REFERRAL_SHARE.casino) + share(basis.slot, REFERRAL_SHARE.slot);
  switch (kind) {
    case 'sports':
      return sports;
    case 'casino':
      return casino;
    case 'event':
      return basis.newFriends * FRIEND_REWARD_WON;
    case 'tether':
      return sports + casino;
  }
}
