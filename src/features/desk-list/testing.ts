import type { Scope } from 'effector';
import { $member, type Member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';

/** The scope of somebody of staff, an admin where nobody is named, whom the server answers so. */
export function deskScope(
  answers: Parameters<typeof createFakeApi>[0],
  member: Member = memberKinds.admin,
): Scope {
  const values = [
    [$api, createFakeApi(answers)],
    [$member, member],
  ] as const;
  return makeScope({ values });
}
