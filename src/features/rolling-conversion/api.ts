import { isConvertRollingAnswer, isGetRollingAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type Rolling = Readonly<Dto<'RollingState'>>;
export type RollingConversion = Readonly<Dto<'RollingConversion'>>;

export function loadRolling(api: ApiClient): Promise<Rolling> {
  return request(api.GET('/rolling'), isGetRollingAnswer);
}

export function sendConversion(
  api: ApiClient,
  { key, body }: Keyed<{ amount: number }>,
): Promise<RollingConversion> {
  const params = { header: { 'Idempotency-Key': key } };
  return request(api.POST('/rolling/convert', { params, body }), isConvertRollingAnswer);
}
