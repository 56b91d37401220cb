import type { Keyed } from '@/entities/money-request';
import {
  type ApiClient,
  type ConversionDto,
  isConversion,
  isPointTerms,
  type PointTermsDto,
  request,
} from '@/shared/api';

export type PointTerms = Readonly<PointTermsDto>;
export type Conversion = Readonly<ConversionDto>;

export function loadTerms(api: ApiClient): Promise<PointTerms> {
  return request(api.GET('/mywallet/point'), isPointTerms);
}

export function sendConversion(
  api: ApiClient,
  { key, body }: Keyed<{ points: number }>,
): Promise<Conversion> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/mywallet/point/convert', { params, body }), isConversion);
}
