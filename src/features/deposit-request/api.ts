import type { Keyed, MoneyRequest } from '@/entities/money-request';
import {
  type ApiClient,
  type BonusOfferDto,
  type DepositRequestDto,
  type DepositTermsDto,
  isAskForAccountAnswer,
  isDepositTerms,
  isMoneyRequest,
  request,
} from '@/shared/api';

export type DepositTerms = Readonly<DepositTermsDto>;
export type BonusOffer = Readonly<BonusOfferDto>;
export type DepositBonus = BonusOffer['kind'];
export type DepositBody = DepositRequestDto;

export function loadTerms(api: ApiClient): Promise<DepositTerms> {
  return request(api.GET('/charge'), isDepositTerms);
}

export function sendDeposit(
  api: ApiClient,
  { key, body }: Keyed<DepositBody>,
): Promise<MoneyRequest> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/charge', { params, body }), isMoneyRequest);
}

export function cancelDeposit(api: ApiClient, requestId: string): Promise<MoneyRequest> {
  const params = { path: { requestId } };
  return request(api.POST('/charge/{requestId}/cancel', { params }), isMoneyRequest);
}

export function askForAccount(api: ApiClient): Promise<{ received: true }> {
  return request(api.POST('/charge/account'), isAskForAccountAnswer);
}
