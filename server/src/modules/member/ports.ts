import type { components } from '../../contract/schema.gen.ts';
import type { Queryable } from '../../lib/db.ts';

export type Currency = components['schemas']['Member']['currency'];

/** Money in minor units of the currency; points in won. */
export interface Balance {
  emoney: number;
  point: number;
  currency: Currency;
}

/** What members need of the wallet. */
export interface WalletPort {
  openWallet(q: Queryable, wallet: { memberId: string; currency: Currency }): Promise<unknown>;
  balanceOf(q: Queryable, memberId: string): Promise<Balance>;
}
