import {
  isCancelWithdrawalAnswer,
  isGetTetherWithdrawalTermsAnswer,
  isGetWithdrawalTermsAnswer,
  isJoinTetherAnswer,
  isRequestTetherWithdrawalAnswer,
  isRequestWithdrawalAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed, MoneyRequest } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type WithdrawalTerms = Readonly<Dto<'WithdrawalTerms'>>;
export type TetherWithdrawalTerms = Readonly<Dto<'TetherWithdrawalTerms'>>;
export type WithdrawalBody = Dto<'WithdrawalRequest'>;

/** A wallet on TRC-20, and the withdrawal password. */
export interface TetherJoin {
  address: string;
  withdrawPassword: string;
}

export function loadTerms(api: ApiClient): Promise<WithdrawalTerms> {
  return request(api.GET('/exchange'), isGetWithdrawalTermsAnswer);
}

export function loadTetherTerms(api: ApiClient): Promise<TetherWithdrawalTerms> {
  return request(api.GET('/exchange/crypto'), isGetTetherWithdrawalTermsAnswer);
}

export function sendWithdrawal(
  api: ApiClient,
  { key, body }: Keyed<WithdrawalBody>,
): Promise<MoneyRequest> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/exchange', { params, body }), isRequestWithdrawalAnswer);
}

export function sendTetherWithdrawal(
  api: ApiClient,
  { key, body }: Keyed<WithdrawalBody>,
): Promise<MoneyRequest> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/exchange/crypto', { params, body }), isRequestTetherWithdrawalAnswer);
}

/** Registers the wallet that tether withdrawals go to, in place of another. */
export function joinTether(api: ApiClient, body: TetherJoin): Promise<{ address: string }> {
  return request(api.POST('/exchange/crypto/wallet', { body }), isJoinTetherAnswer);
}

export function cancelWithdrawal(api: ApiClient, requestId: string): Promise<MoneyRequest> {
  const params = { path: { requestId } };
  return request(api.POST('/exchange/{requestId}/cancel', { params }), isCancelWithdrawalAnswer);
}
