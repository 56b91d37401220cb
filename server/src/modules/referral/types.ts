import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';
import type { SettlementBasis, SettlementKind } from '#rules/referral.ts';

type Schemas = components['schemas'];

export type FriendStatus = Schemas['FriendStatus'];
export type Friend = Schemas['Friend'];
export type Settlement = Schemas['Settlement'];
export type SettlementTerms = Schemas['SettlementTerms'];

/** A settlement as staff sees it; `now` is what it is for, counted again while it waits. */
export interface DescribedSettlement extends Settlement {
  now: { basis: SettlementBasis; amount: number } | null;
}

/** What a settlement is for, fixed when it is requested. */
export interface SettlementDetails {
  kind: SettlementKind;
  from: number;
  to: number;
  currency: Currency;
  basis: SettlementBasis;
  /** Minor units. */
  amount: number;
}
