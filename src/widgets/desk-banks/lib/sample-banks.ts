import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import type { Bank } from '../api';

type Answers = Parameters<typeof createFakeApi>[0];

export const rows: readonly Bank[] = [
  { id: 4, bankName: '국민은행', useFlag: 1 },
  { id: 27, bankName: '한국씨티은행', useFlag: 0 },
  { id: 99, bankName: '이름이아주길어서한줄에다들어가지않을수도있는상호저축은행', useFlag: 1 },
];

export const never = () => new Promise<never>(() => {});
export const broken = () => {
  throw new TypeError('fetch failed');
};

/** What was sent, of the story that is drawn. */
export const sent: unknown[] = [];

/** Makes the scope of an admin who sees these banks. */
export function scopeOf(answers: Answers = {}) {
  sent.length = 0;
  const api = createFakeApi({
    'GET /settingbankname': { body: rows },
    'PUT /admin/bank/4': ({ body }: FakeCall) => {
      sent.push(body);
      return { body: { ...rows[0], ...(body as object) } };
    },
    ...answers,
  });
  return makeScope({
    values: [
      [$api, api],
      [$member, memberKinds.admin],
    ],
  });
}
