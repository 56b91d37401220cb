import type { components } from '#contract/types.gen.ts';
import type { DepositBonus } from '#rules/deposit.ts';
import type { Currency } from '#rules/money.ts';

type Schemas = components['schemas'];

export type MoneyRequest = Schemas['MoneyRequest'];
export type MoneyRequestState = Schemas['MoneyRequestState'];
export type MoneyRequestStep = Schemas['MoneyRequestStep'];
export type DepositTerms = Schemas['DepositTerms'];
export type OpenRequests = Schemas['OpenRequests'];
export type WithdrawalTerms = Schemas['WithdrawalTerms'];

export interface BankAccount {
  bankName: string;
  accountNumber: string;
  holder: string;
}

/** What a deposit keeps of itself; fixed when it is requested. */
export interface DepositDetails {
  /** Minor units of `currency`. */
  amount: number;
  currency: Currency;
  depositorName: string;
  bonus: DepositBonus;
  bonusPoints: number;
  /** Minor units. */
  turnover: number;
  /** Won a dollar in ten-thousandths, by which the points were counted; null for won. */
  rate: number | null;
}

/** Where a withdrawal in tether is sent, and how much; fixed when it is requested. */
export interface TetherPayee {
  address: string;
  /** Won of one USDT in ten-thousandths; null for an account in USD. */
  rate: number | null;
  /** What the amount comes to, micro-USDT, and what of it the chain takes. */
  grossMicro: number;
  feeMicro: number;
}

export interface WithdrawalDetails {
  /** Minor units of `currency`. */
  amount: number;
  currency: Currency;
  /** Null for coin accounts. */
  bank: BankAccount | null;
  /** Won a dollar in ten-thousandths; null for won. */
  rate: number | null;
  /** Of a withdrawal in tether. */
  tether?: TetherPayee;
}
