import { makeMemberRow } from '@/entities/desk-member/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import type { RewardResult } from '../api';
import type { Outcome, RewardRow } from './outcome';

type Answers = Parameters<typeof createFakeApi>[0];

/** What becomes of one who was named; of one who is not found where it is `unknown`. */
export function makeRow(outcome: Outcome, part: Partial<RewardRow> = {}): RewardRow {
  const isGiven = outcome === 'paid' || outcome === 'waiting';
  const who =
    outcome === 'unknown'
      ? { named: 'hangng77', memberId: null, userId: null, nickname: null }
      : { named: 'hangang77', memberId: 'mem_9', userId: 'hangang77', nickname: '한강바람' };
  const what = isGiven ? { amount: 10_000, currency: 'POINT' as const } : null;
  return { ...who, amount: null, currency: null, ...what, outcome, ...part };
}

/** The whole of these rows, of points. */
export function makeResult(rows: readonly RewardRow[]): RewardResult {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const points = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const totals = { paid: count('paid'), waiting: count('waiting'), won: 0, cents: 0, points };
  return { rows: [...rows], totals };
}

/** One of each, as a list that staff pasted comes back. */
export const everyOutcome: RewardResult = makeResult([
  makeRow('paid'),
  makeRow('paid', { named: 'dokdo01', userId: 'dokdo01', nickname: '독도지기' }),
  makeRow('waiting', { named: 'jeju1004', userId: 'jeju1004', nickname: '제주바람' }),
  makeRow('unknown'),
  makeRow('rewarded', { named: 'busan51', userId: 'busan51', nickname: '부산갈매기' }),
  makeRow('coinOnly', { named: 'coin2024', userId: 'coin2024', nickname: '코인왕' }),
  makeRow('excluded', { named: 'rest777', userId: 'rest777', nickname: '쉬는중' }),
  makeRow('noAmount', { named: 'dollar99', userId: 'dollar99', nickname: '달러맨' }),
  makeRow('left', { named: 'bye00000', userId: 'bye00000', nickname: '떠난이' }),
  makeRow('repeated', { named: 'mem_9' }),
]);

const found = makeMemberRow({ id: 'mem_9', userId: 'hangang77', nickname: '한강바람' });

/** What was sent, with its key, of the story that is drawn. */
export const sent: { call: 'check' | 'pay'; body: unknown; key: string | null }[] = [];

/** The scope of an admin who rewards members of an event. */
export function scopeOf(answers: Answers = {}) {
  sent.length = 0;
  const keep =
    (call: 'check' | 'pay') =>
    ({ body, headers }: FakeCall) => {
      sent.push({ call, body, key: headers.get('idempotency-key') });
      return { body: everyOutcome };
    };
  const api = createFakeApi({
    'GET /desk/member': { body: { data: [found], nextCursor: null } },
    'POST /admin/event/5/reward/preview': keep('check'),
    'POST /admin/event/5/reward': keep('pay'),
    ...answers,
  });
  return makeScope({
    values: [
      [$api, api],
      [$member, memberKinds.admin],
    ],
  });
}
