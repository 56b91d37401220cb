import type { Keyed, MoneyRequest } from '@/entities/money-request';
import {
  type ApiClient,
  isMoneyRequest,
  isWithdrawalTerms,
  request,
  type WithdrawalRequestDto,
  type WithdrawalTermsDto,
} from '@/shared/api';

export type WithdrawalTerms = Readonly<WithdrawalTermsDto>;
export type WithdrawalBody = WithdrawalRequestDto;

export function loadTerms(api: ApiClient): Promise<WithdrawalTerms> {
  return request(api.GET('/exchange'), isWithdrawalTerms);
}

export function sendWithdrawal(
  api: ApiClient,
  { key, body }: Keyed<WithdrawalBody>,
): Promise<MoneyRequest> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/exchange', { params, body }), isMoneyRequest);
}

export function cancelWithdrawal(api: ApiClient, requestId: string): Promise<MoneyRequest> {
  const params = { path: { requestId } };
  return request(api.POST('/exchange/{requestId}/cancel', { params }), isMoneyRequest);
}
