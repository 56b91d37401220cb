import {
  isCancelDepositAnswer,
  isGetDepositTermsAnswer,
  isRequestDepositAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed, MoneyRequest } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type DepositTerms = Readonly<Dto<'DepositTerms'>>;
export type BonusOffer = Readonly<Dto<'BonusOffer'>>;
export type DepositBonus = BonusOffer['kind'];
export type DepositBody = Dto<'DepositRequest'>;

export function loadTerms(api: ApiClient): Promise<DepositTerms> {
  return request(api.GET('/charge'), isGetDepositTermsAnswer);
}

export function sendDeposit(
  api: ApiClient,
  { key, body }: Keyed<DepositBody>,
): Promise<MoneyRequest> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/charge', { params, body }), isRequestDepositAnswer);
}

export function cancelDeposit(api: ApiClient, requestId: string): Promise<MoneyRequest> {
  const params = { path: { requestId } };
  return request(api.POST('/charge/{requestId}/cancel', { params }), isCancelDepositAnswer);
}
