import { isCashOutAnswer, isGetCashOutOffersAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';
import type { Currency } from '@/shared/lib/format';

export type CashOutOffer = Readonly<Dto<'CashOutOffer'>>;
export type CashOut = Readonly<Dto<'CashOut'>>;

/** What is asked for: a part of the stake, and the least that is taken for it. Minor units. */
export interface CashOutOrder {
  betId: string;
  stake: number;
  amount: number;
  /** In which it is said. */
  currency: Currency;
}

/** Loads what all open bets of the member are worth now. */
export async function loadOffers(api: ApiClient): Promise<readonly CashOutOffer[]> {
  return (await request(api.GET('/bet/cashout'), isGetCashOutOffersAnswer)).offers;
}

export function sendCashOut(
  api: ApiClient,
  { key, body: { betId, stake, amount } }: Keyed<CashOutOrder>,
): Promise<CashOut> {
  const params = { path: { betId }, header: { 'Idempotency-Key': key } };
  return request(
    api.POST('/bet/{betId}/cashout', { params, body: { stake, amount } }),
    isCashOutAnswer,
  );
}

/** Sets the offer, minor units, at which the bet is cashed out by itself; none with null. */
export async function sendTarget(
  api: ApiClient,
  { betId, target }: { betId: string; target: number | null },
): Promise<void> {
  const params = { path: { betId } };
  await request(
    target === null
      ? api.DELETE('/bet/{betId}/cashout/target', { params })
      : api.PUT('/bet/{betId}/cashout/target', { params, body: { target } }),
  );
}
