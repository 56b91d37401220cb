import type { AdjustedAccount } from '#rules/second-person.ts';
import type { Currency } from '#rules/money.ts';
import type { LedgerCurrency } from '../wallet/index.ts';

export type { AdjustedAccount };

/** What an admin requests. */
export interface Wanted {
  memberId: string;
  account: AdjustedAccount;
  /** Minor units of the account; negative for what is taken. */
  amount: number;
  reason: string;
  /** The event that it rewards. */
  eventId?: number;
  /** The debt that it forgives, all that is owed of it, or that it collects where the amount is below 0. */
  debtId?: string;
}

/** What a request for a correction keeps. */
export interface AdjustmentDetails extends Omit<Wanted, 'memberId'> {
  /** Of the account. */
  currency: LedgerCurrency;
  /** Of the member's money. */
  ownCurrency: Currency;
  /** What it is worth in won. */
  won: number;
  /** Whether two admins decide it, as it was when it was requested. */
  takesTwo: boolean;
  /** Id of the admin who requested it. */
  askedBy: string;
}
