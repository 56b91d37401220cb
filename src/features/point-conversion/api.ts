import { isConvertPointsAnswer, isGetPointTermsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type PointTerms = Readonly<Dto<'PointTerms'>>;
export type Conversion = Readonly<Dto<'Conversion'>>;

export function loadTerms(api: ApiClient): Promise<PointTerms> {
  return request(api.GET('/mywallet/point'), isGetPointTermsAnswer);
}

export function sendConversion(
  api: ApiClient,
  { key, body }: Keyed<{ points: number }>,
): Promise<Conversion> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/mywallet/point/convert', { params, body }), isConvertPointsAnswer);
}
