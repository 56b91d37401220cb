import {
  isGetTetherDepositUrlAnswer,
  isGetTetherPaymentsAnswer,
  isGetTetherTermsAnswer,
  isRegisterCryptoDepositAnswer,
  isTakeTetherPaymentAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';
import { amountText, type TetherPayment } from './lib/payment';

export type TetherTerms = Readonly<Dto<'TetherTerms'>>;

/** A deposit as it is registered: cents of a USDT, and where they are paid. */
export interface TetherOrder {
  amount: number;
  url: string;
}

const pageSize = 15;

export function loadTerms(api: ApiClient): Promise<TetherTerms> {
  return request(api.GET('/charge/crypto'), isGetTetherTermsAnswer);
}

/** Asks where cents of a USDT may be paid; nothing is registered by it. */
export async function nameUrl(api: ApiClient, amount: number): Promise<TetherOrder> {
  const params = { query: { amount: amountText(amount) } };
  const { url } = await request(
    api.GET('/charge/tetherDepositUrl', { params }),
    isGetTetherDepositUrlAnswer,
  );
  return { amount, url };
}

export function register(
  api: ApiClient,
  { key, body }: Keyed<TetherOrder>,
): Promise<{ id: string }> {
  return request(
    api.POST('/charge/cryptoDeposit', { body: { ...body, clientKey: key } }),
    isRegisterCryptoDepositAnswer,
  );
}

export async function loadPayments(api: ApiClient, { cursor }: { cursor: string | null }) {
  const params = { query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) } };
  const { data, nextCursor } = await request(
    api.GET('/charge/crypto/history', { params }),
    isGetTetherPaymentsAnswer,
  );
  const items: readonly TetherPayment[] = data;
  return { items, next: nextCursor };
}

/** Takes what came of a payment in part; it may be sent again. */
export function takePaid(api: ApiClient, paymentId: string): Promise<TetherPayment> {
  const params = { path: { paymentId } };
  return request(
    api.POST('/charge/crypto/{paymentId}/take', { params }),
    isTakeTetherPaymentAnswer,
  );
}
