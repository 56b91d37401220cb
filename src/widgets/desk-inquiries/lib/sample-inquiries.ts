import { $desk } from '@/entities/desk-request';
import { makeDesk } from '@/entities/desk-request/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import type { Inquiry } from '../api';

type Answers = Parameters<typeof createFakeApi>[0];

/** A guest's question of 21 November 2026, 18:31 in Seoul. */
export function makeInquiry(part: Partial<Inquiry> = {}): Inquiry {
  return {
    id: 'inq_1',
    kind: 'nonmember',
    contact: '텔레그램 donghae',
    memberId: null,
    nickname: null,
    title: '가입 문의',
    contents: '가입코드를 받고 싶습니다.\n언제 승인되나요?',
    createdAt: 1_795_253_460_000,
    state: 'open',
    lock: null,
    answer: null,
    answeredBy: null,
    answeredAt: null,
    lines: [],
    ...part,
  };
}

const open: readonly Inquiry[] = [
  makeInquiry(),
  makeInquiry({
    id: 'inq_2',
    kind: 'account',
    contact: '',
    memberId: 'mem_9',
    nickname: '한강바람',
    title: '계좌문의',
    contents: '입금 계좌를 안내해주세요.',
    createdAt: 1_795_253_520_000,
  }),
  makeInquiry({
    id: 'inq_3',
    kind: 'password',
    contact: 'member77 · 010-1234-5678',
    title: '비밀번호 문의',
    contents: '비밀번호를 잊었습니다.',
    createdAt: 1_795_253_580_000,
  }),
];
const answered: readonly Inquiry[] = [
  makeInquiry({
    state: 'answered',
    answer: '텔레그램으로 안내드렸습니다.',
    answeredBy: '이수진',
    answeredAt: 1_795_253_760_000,
    lines: [{ by: 'staff', text: '텔레그램으로 안내드렸습니다.', at: 1_795_253_760_000 }],
  }),
];

/** What was sent, of the story that is drawn. */
export const sent: unknown[] = [];

/** The scope of a manager who sees these questions. */
export function scopeOf(answers: Answers = {}) {
  sent.length = 0;
  const note = ({ body }: FakeCall) => {
    sent.push(body);
    return { body: { ...makeInquiry(), ...(body as object), answeredBy: '이수진', answeredAt: 1 } };
  };
  const lock = { staffId: memberKinds.manager.id, until: 4_102_444_800_000 };
  const api = createFakeApi({
    'GET /desk/inquiry': ({ path }: FakeCall) => ({
      body: { data: /answered|closed/.test(path) ? answered : open, nextCursor: null },
    }),
    'PUT /desk/inquiry/inq_1/lock': { body: makeInquiry({ state: 'answering', lock }) },
    'DELETE /desk/inquiry/inq_1/lock': { body: makeInquiry() },
    'POST /desk/inquiry/inq_1': note,
    'POST /desk/inquiry/inq_2': note,
    ...answers,
  });
  return makeScope({
    values: [
      [$api, api],
      [$member, memberKinds.manager],
      [$desk, makeDesk()],
    ],
  });
}
