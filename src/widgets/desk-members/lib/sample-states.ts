import type { DeskMember, DeskMemberRow } from '@/entities/desk-member';
import { makeDeskMember, makeMemberLine, makeMemberRow } from '@/entities/desk-member/testing';
import { memberKinds } from '@/entities/member/testing';
import { makeSummary } from '@/entities/statement/testing';
import { deskScope } from '@/features/desk-list/testing';
import { $now } from '@/shared/lib/clock';

type Answers = Parameters<typeof deskScope>[0];

/** One minute after the samples were made, epoch milliseconds. */
const now = 1_795_253_520_000;

/** A member of each state, and one with long words. */
export const rows: readonly DeskMemberRow[] = [
  makeMemberRow(),
  makeMemberRow({ id: 'mem_2', userId: 'moonhunt', nickname: '달빛사냥', state: 'suspended' }),
  makeMemberRow({
    id: 'mem_3',
    userId: 'coin01',
    nickname: '코인러',
    currency: 'USD',
    money: 100_050,
  }),
  makeMemberRow({
    id: 'mem_4',
    userId: 'staff',
    nickname: '이수진',
    role: 'manager',
    lastLoginAt: null,
  }),
  makeMemberRow({
    id: 'mem_5',
    userId: 'namsantowernightview2026',
    level: 12,
    money: 123_456_789_000,
    nickname: '남산타워에서내려다본한강의밤바람',
    accountHolder: '주식회사한강바람',
  }),
];

/** The answers of a desk that knows these members, the first of them whole. */
export function answersOf(
  list: readonly DeskMemberRow[],
  data: DeskMember = makeDeskMember(),
): Answers {
  return {
    'GET /desk/member': { body: { data: list, nextCursor: null } },
    [`GET /desk/member/${data.member.id}`]: { body: data },
    [`GET /desk/member/${data.member.id}/statement/summary`]: { body: makeSummary() },
    [`GET /desk/member/${data.member.id}/statement`]: {
      body: {
        data: [
          makeMemberLine(),
          makeMemberLine({ seq: 1, code: 2100, category: 'cashier', amount: 500_000 }),
        ],
        nextCursor: null,
      },
    },
  };
}

/** The parameters of a story that staff looks at; an admin when left out. */
export function deskOf(answers: Answers, kind: 'admin' | 'manager' = 'admin') {
  return { scope: () => deskScope(answers, memberKinds[kind], [[$now, now]]) };
}
