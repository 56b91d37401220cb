import type { components } from '#contract/types.gen.ts';
import type { DepositBonusTerms } from '#rules/deposit.ts';
import type { Currency } from '#rules/money.ts';

type Schemas = components['schemas'];

export type TetherPayment = Schemas['TetherPayment'];
export type TetherTerms = Schemas['TetherTerms'];
export type TetherTransfer = Schemas['TetherTransfer'];

/** What a tether deposit keeps of itself; fixed when it is requested. */
export interface TetherDetails {
  /** Requested, micro-USDT. */
  amountMicro: number;
  /** What that comes to, minor units of `currency`. */
  amount: number;
  currency: Currency;
  /** Won a dollar in ten-thousandths, as the site had it. */
  usdRate: number;
  address: string;
  url: string;
  /** What its bonus brings, as it was set; absent from what was requested before admins could set it. */
  bonusTerms?: DepositBonusTerms;
  /** Epoch milliseconds until which address, rate and bonus are kept. */
  expiresAt: number;
  /** Whether its coins came after an earlier deposit of the address had ended. */
  isAfterEnd: boolean;
}
