import { isCheckMemberAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, request } from '@/shared/api';
import type { FieldCheck } from '@/shared/lib/form';

/** Counts members with a value of the named field; 0 means that it is free. */
export function countTaken(api: ApiClient, { name, value }: FieldCheck): Promise<number> {
  const query = { [`${name}Equals`]: value };
  return request(api.GET('/member/check', { params: { query } }), isCheckMemberAnswer);
}
