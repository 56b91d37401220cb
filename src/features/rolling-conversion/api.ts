import type { Keyed } from '@/entities/money-request';
import {
  type ApiClient,
  isRollingConversion,
  isRollingState,
  request,
  type RollingConversionDto,
  type RollingStateDto,
} from '@/shared/api';

export type Rolling = Readonly<RollingStateDto>;
export type RollingConversion = Readonly<RollingConversionDto>;

export function loadRolling(api: ApiClient): Promise<Rolling> {
  return request(api.GET('/rolling'), isRollingState);
}

export function sendConversion(
  api: ApiClient,
  { key, body }: Keyed<{ amount: number }>,
): Promise<RollingConversion> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/rolling/convert', { params, body }), isRollingConversion);
}
