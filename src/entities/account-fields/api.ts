import { createApiFx, isCheckMemberAnswer, request } from '@/shared/api';
import type { FieldCheck } from '@/shared/lib/form';

/** Counts members with a value of the named field; 0 means that it is free. */
export const countTakenFx = createApiFx((api, { name, value }: FieldCheck) =>
  request(
    api.GET('/member/check', { params: { query: { [`${name}Equals`]: value } } }),
    isCheckMemberAnswer,
  ),
);
