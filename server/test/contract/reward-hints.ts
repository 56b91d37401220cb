import fc from 'fast-check';
import { ATTENDANCE_RULES } from '#rules/attendance.ts';
import { ENTRY } from '#rules/ledger.ts';
import { questSpan } from '#rules/quest.ts';
import { createIds } from '../../src/lib/ids.ts';
import { createWalletService } from '../../src/modules/wallet/index.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const MEMBER = 'mem_demo_member01';
const DEPOSIT = 30_000;

/** A deposit of today with which the member attends, and quests that it reaches. */
export async function rewardHints(site: TestApp): Promise<Hints> {
  const now = site.clock.now();
  const day = questSpan('daily', now);
  const posted = await createWalletService({ ids: createIds(site) }).post(site.db, {
    key: 'test:fuzz:deposit',
    entry: ENTRY.deposit,
    actor: 'test',
    at: now,
    lines: [
      { account: { owner: null, kind: 'house:bank', currency: 'KRW' }, amount: -DEPOSIT },
      { account: { owner: MEMBER, kind: 'money', currency: 'KRW' }, amount: DEPOSIT },
    ],
  });
  if (!posted.ok) throw new Error(`the deposit: ${posted.error}`);
  const condition = { kind: 'deposits', sum: DEPOSIT };
  const quests = await site.db.query<{ id: number }>(
    `insert into quest (title, period, condition, needs_deposit, min_level, points, starts_at, ends_at)
     select '퀘스트', 'daily', $1::jsonb, false, 0, 1000, $2, $3 from generate_series(1, 3) returning id`,
    [JSON.stringify(condition), day.from, day.to],
  );
  const [ended, ...claimed] = quests.map(({ id }) => id);
  return {
    month: fc.constantFrom('202404', '202405'),
    'setAttendanceRules.body': fc.record({
      minDeposit: fc.constant(DEPOSIT),
      minDepositUsd: fc.constantFrom(0, 3_000),
      dayPoints: fc.constantFrom(1_000, 3_001),
      fullPoints: fc.constantFrom(1, 50_000),
      steps: fc.constantFrom([], ATTENDANCE_RULES.steps, ATTENDANCE_RULES.steps.toReversed()),
    }),
    'claimQuest.questId': fc.constantFrom(...claimed),
    'claimQuest.body': fc.constantFrom({ periodStart: day.from }, { periodStart: now }),
    'addQuest.body': fc.record({
      title: fc.constantFrom('퀘스트', '<b>퀘스트</b>'),
      period: fc.constant('weekly'),
      condition: fc.constantFrom(condition, { kind: 'firstBet', game: 'slot', games: 20 }),
      needsDeposit: fc.boolean(),
      minLevel: fc.constantFrom(0, 12),
      points: fc.constantFrom(1_000, 30_000),
      startsAt: fc.constant(now),
      endsAt: fc.constantFrom(now, now + 1_000),
    }),
    'endQuest.questId': fc.constant(ended),
    'endQuest.body': fc.constantFrom({ endsAt: day.from }, { endsAt: now }, { endsAt: 0 }),
  };
}
