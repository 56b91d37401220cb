import { $member, type Member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import type { BlockedAddress } from '../api';

type Answers = Parameters<typeof createFakeApi>[0];

/** Of 21 November 2026, 18:31 in Seoul and before. */
export const rows: readonly BlockedAddress[] = [
  { ip: '203.0.113.18', reason: '다중 계정', at: 1_795_253_460_000 },
  { ip: '2001:db8:85a3::8a2e:370:7334', reason: '자동 베팅', at: 1_795_153_460_000 },
  {
    ip: '198.51.100.7',
    reason: '한 줄에 다 들어가지 않는 아주 긴 사유'.repeat(4),
    at: 1_795_053_460_000,
  },
];

export const never = () => new Promise<never>(() => {});
export const broken = () => {
  throw new TypeError('fetch failed');
};

/** What was sent, of the story that is drawn. */
export const sent: unknown[] = [];

/** Makes the scope of somebody of staff who sees these addresses. */
export function scopeOf(answers: Answers = {}, member: Member = memberKinds.admin) {
  sent.length = 0;
  const api = createFakeApi({
    'GET /desk/address': { body: rows },
    'POST /admin/address': ({ body }: FakeCall) => {
      sent.push(body);
      return { status: 204 };
    },
    'DELETE /admin/address/203.0.113.18': ({ path }: FakeCall) => {
      sent.push(path);
      return { status: 204 };
    },
    ...answers,
  });
  return makeScope({
    values: [
      [$api, api],
      [$member, member],
    ],
  });
}
