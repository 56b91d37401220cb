import { $desk } from '@/entities/desk-request';
import { makeDesk } from '@/entities/desk-request/testing';
import { memberKinds } from '@/entities/member/testing';
import { deskSamples } from '@/features/desk-list/testing';
import type { FakeCall } from '@/shared/api/testing';
import type { Inquiry } from './live';

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

const { manager } = memberKinds;
const lock = { staffId: manager.id, until: 4_102_444_800_000 };
/** What a manager sees, and what was sent. */
export const { sent, scopeOf } = deskSamples(
  (keep) => {
    const answer = (call: FakeCall) =>
      keep({
        body: { ...makeInquiry(), ...(call.body as object), answeredBy: '이수진', answeredAt: 1 },
      })(call);
    return {
      'GET /desk/inquiry': ({ path }) => ({
        body: { data: /answered|closed/.test(path) ? answered : open, nextCursor: null },
      }),
      'PUT /desk/inquiry/inq_1/lock': { body: makeInquiry({ state: 'answering', lock }) },
      'DELETE /desk/inquiry/inq_1/lock': { body: makeInquiry() },
      'POST /desk/inquiry/inq_1': answer,
      'POST /desk/inquiry/inq_2': answer,
    };
  },
  { member: manager, values: [[$desk, makeDesk()]] },
);
