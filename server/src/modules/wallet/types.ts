import type { Entry } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';

/** Points and coins are currencies of their own: no posting mixes them with money. */
export type LedgerCurrency = Currency | 'POINT' | 'USDT';

/** Accounts that a member has in the currency of the member's money. */
export const MONEY_ACCOUNTS = [
  'money',
  'hold_bet',
  'hold_withdraw',
  'rolling_casino',
  'rolling_slot',
  'rolling_mini',
] as const;

/** Accounts of points: those of `points_held` wait for the turnover of their deposit. */
export const POINT_ACCOUNTS = ['points', 'points_held'] as const;

/** Every account of a member. `tether` holds micro-USDT in transit only. */
export type MemberAccountKind =
  | (typeof MONEY_ACCOUNTS)[number]
  | (typeof POINT_ACCOUNTS)[number]
  | 'tether';

export interface AccountRef {
  /** Member id; null for the house. */
  owner: string | null;
  kind: MemberAccountKind | `house:${string}`;
  currency: LedgerCurrency;
}

export interface Posting {
  /** Made from the cause; a used key books nothing again. */
  key: string;
  /** What is booked, such as `ENTRY.deposit`. */
  entry: Entry;
  /** Member id, staff id or `system`. */
  actor: string;
  at: number;
  ip?: string | null;
  reason?: string | null;
  /** Id of the transaction this one undoes. */
  reverses?: string | null;
  /** Won a dollar in ten-thousandths. */
  rate?: number | null;
  lines: readonly { account: AccountRef; amount: number }[];
}

export interface Balance {
  /** Minor units of `currency`. */
  emoney: number;
  point: number;
  currency: Currency;
}
