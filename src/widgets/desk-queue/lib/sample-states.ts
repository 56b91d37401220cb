import { allSettled } from 'effector';
import { makeAuditRecord } from '@/entities/desk-audit/testing';
import { makeCurrencyFigures, makeCurrencyGames } from '@/entities/desk-figures/testing';
import {
  deskFollowed,
  type DeskKind,
  type DeskRequest,
  type DeskRequestDetail,
} from '@/entities/desk-request';
import type { DeskMember } from '@/entities/desk-member';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { makeDesk, makeDeskRequest } from '@/entities/desk-request/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeSummary } from '@/entities/statement/testing';
import { requestChosen } from '@/features/desk-decision';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { addressOpened, type DeskAddress } from '../events';
// Not every part imports the model that hears of its opening.
import '../model';

type Answers = Parameters<typeof createFakeApi>[0];

/** One minute after the sample requests were made, epoch milliseconds. */
export const now = 1_795_253_520_000;
/** Ten minutes from then. */
const until = now + 600_000;
const first = makeDeskRequest();

/** A deposit that one person approved. */
function approvedBy(id: string): DeskRequest {
  const money = first.money && { ...first.money, approvedBy: id };
  return makeDeskRequest({ id: `req_by_${id}`, state: 'awaiting_second', money });
}

/** A deposit in each state that waits: free, mine, another's, for me, for another; and one with long words. */
export const samples = {
  free: first,
  mine: makeDeskRequest({
    id: 'req_mine',
    state: 'checking',
    nickname: '달빛사냥',
    level: 12,
    lock: { staffId: memberKinds.admin.id, until },
  }),
  locked: makeDeskRequest({
    id: 'req_locked',
    state: 'checking',
    nickname: '초록우산',
    lock: { staffId: 'mem_2', until },
  }),
  second: approvedBy('mem_2'),
  samePerson: approvedBy(memberKinds.admin.id),
  long: makeDeskRequest({
    id: 'req_long',
    nickname: '남산타워에서내려다본한강의밤바람',
    userId: 'namsantowernightview2026',
    money: first.money && {
      ...first.money,
      amount: 123_456_789_000,
      bonus: 'coin',
      depositorName: '주식회사한강바람엔터테인먼트',
      bonusPoints: 98_765_432,
    },
  }),
} as const;

/** What is loaded of a request: how it came to this, and what its approval changes. */
export function makeDetail(
  request: DeskRequest = samples.free,
  part: Partial<DeskRequestDetail> = {},
): DeskRequestDetail {
  const amount = request.money?.amount ?? 0;
  return {
    request,
    steps: [
      {
        event: 'request',
        state: 'requested',
        actor: request.memberId,
        role: 'member',
        reason: null,
        at: request.createdAt,
      },
    ],
    preview:
      request.kind === 'deposit'
        ? {
            money: { before: 84_500, after: 84_500 + amount },
            points: { before: 1_200, after: 1_200 + (request.money?.bonusPoints ?? 0) },
            turnover: { before: 0, after: request.money?.turnover ?? 0 },
          }
        : null,
    ...part,
  };
}

const parts = [
  {
    name: 'casino',
    state: 'slow',
    at: now,
    lagMs: 1_800,
    rate: 12,
    lags: Array.from({ length: 60 }, (_none, minute) => 300 + minute * 25),
  },
];

/** Who looks at the samples, and when. */
export const staffValues = [
  [$member, memberKinds.admin],
  [$now, now],
] as const;

/** The answers about the member whose request it is. */
export function memberAnswers(
  memberId: string,
  part: Partial<DeskMember> = {},
  summary: Answers[string] = { body: makeSummary() },
): Answers {
  const path = `GET /desk/member/${memberId}`;
  return {
    [path]: { body: makeDeskMember({ member: makeMemberRow({ id: memberId }), ...part }) },
    [`${path}/statement/summary`]: summary,
  };
}

/** The answers of a desk whose requests of a kind are these. */
export function answersOf(rows: readonly DeskRequest[], kind: DeskKind = 'deposit'): Answers {
  const details = rows.map((row) => [
    `GET /desk/request/${row.kind}/${row.id}`,
    { body: makeDetail(row) },
  ]);
  return {
    'GET /desk/queue': { body: makeDesk() },
    'GET /desk/part': { body: { parts } },
    'GET /admin/audit': { body: { data: [makeAuditRecord()], nextCursor: null } },
    'GET /desk/figures/game': { body: { currencies: [makeCurrencyGames()] } },
    'GET /desk/figures': { body: { currencies: [makeCurrencyFigures([now - 3_600_000, now])] } },
    [`GET /desk/request/${kind}`]: { body: { data: rows, nextCursor: null } },
    ...Object.fromEntries(details),
    ...memberAnswers(first.memberId),
  };
}

/** The parameters of a story that opens a queue. */
export function openedQueue(answers: Answers, address: DeskAddress = {}) {
  return {
    scope() {
      const scope = makeScope({ values: [[$api, createFakeApi(answers)], ...staffValues] });
      void allSettled(deskFollowed, { scope });
      void allSettled(addressOpened, { scope, params: address });
      return scope;
    },
  };
}

export function chosen(
  request: DeskRequest,
  answer: Answers[string] = { body: makeDetail(request) },
  member: Answers = memberAnswers(request.memberId),
) {
  return {
    scope() {
      const api = createFakeApi({
        'GET /desk/queue': { body: makeDesk() },
        [`GET /desk/request/${request.kind}/${request.id}`]: answer,
        ...member,
      });
      const scope = makeScope({ values: [[$api, api], ...staffValues] });
      void allSettled(requestChosen, { scope, params: request });
      return scope;
    },
  };
}
