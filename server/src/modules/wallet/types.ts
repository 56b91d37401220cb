import type { Currency } from '#rules/money.ts';

/** Points are a currency of their own: no posting mixes them with money. */
export type LedgerCurrency = Currency | 'POINT';

export interface AccountRef {
  /** Member id; null for the house. */
  owner: string | null;
  kind: 'money' | 'points' | 'hold_bet' | `house:${string}`;
  currency: LedgerCurrency;
}

export interface Posting {
  /** Made from the cause; a used key books nothing again. */
  key: string;
  /** Entry kind of the ledger, such as 2100 deposit. */
  code: number;
  kind: string;
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
