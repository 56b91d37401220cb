import { ATTENDANCE_RULES, attendanceMonth, monthSpan } from '#rules/attendance.ts';
import { ENTRY } from '#rules/ledger.ts';
import { type QuestCondition, type QuestPeriod, questSpan } from '#rules/quest.ts';
import { dayKeyAt } from '#rules/rounds/clock.ts';
import type { Queryable } from '../lib/db.ts';
import { DAY_MS, startOfSeoulDay } from '../lib/seoul-time.ts';
import type { WalletService } from '../modules/wallet/index.ts';

interface DemoQuest {
  title: string;
  period: QuestPeriod;
  condition: QuestCondition;
  needsDeposit: boolean;
  minLevel: number;
  points: number;
}

const LOW = { minOdds: 101, minLegs: 1 };

export const QUESTS: readonly DemoQuest[] = [
  {
    title: '스포츠 베팅 3건 정산 완료',
    period: 'daily',
    condition: {
      kind: 'bets',
      game: 'sports',
      count: 3,
      minOdds: 150,
      minStake: 10_000,
      minLegs: 1,
    },
    needsDeposit: true,
    minLevel: 1,
    points: 1_000,
  },
  {
    title: '미니게임 베팅 10건 정산 완료',
    period: 'daily',
    condition: { kind: 'bets', game: 'mini', count: 10, minStake: 5_000, ...LOW },
    needsDeposit: true,
    minLevel: 1,
    points: 1_000,
  },
  {
    title: '가상 경기 베팅 5건 정산 완료',
    period: 'daily',
    condition: { kind: 'bets', game: 'virtual', count: 5, minStake: 10_000, ...LOW },
    needsDeposit: false,
    minLevel: 1,
    points: 2_000,
  },
  {
    title: '충전 50,000원',
    period: 'daily',
    condition: { kind: 'deposits', sum: 50_000 },
    needsDeposit: false,
    minLevel: 1,
    points: 1_000,
  },
  {
    title: '출석 5일',
    period: 'weekly',
    condition: { kind: 'attendance', count: 5 },
    needsDeposit: false,
    minLevel: 1,
    points: 5_000,
  },
  {
    title: '3폴더 이상 조합 베팅 5건 정산 완료',
    period: 'weekly',
    condition: {
      kind: 'bets',
      game: 'sports',
      count: 5,
      minOdds: 300,
      minStake: 10_000,
      minLegs: 3,
    },
    needsDeposit: true,
    minLevel: 3,
    points: 5_000,
  },
  {
    title: '스포츠 베팅금 500,000원 정산 완료',
    period: 'weekly',
    condition: { kind: 'stakes', game: 'sports', sum: 500_000, minOdds: 150 },
    needsDeposit: true,
    minLevel: 1,
    points: 10_000,
  },
  {
    title: '처음 하는 미니게임 3종',
    period: 'weekly',
    condition: { kind: 'firstBet', game: 'mini', games: 3 },
    needsDeposit: true,
    minLevel: 1,
    points: 3_000,
  },
  {
    title: '처음 하는 슬롯 1종',
    period: 'weekly',
    condition: { kind: 'firstBet', game: 'slot', games: 1 },
    needsDeposit: true,
    minLevel: 1,
    points: 1_000,
  },
];

/** Adds quests that run from the beginning of this week on. */
export async function addQuests(q: Queryable, now: number): Promise<void> {
  await q.query(
    `insert into quest (title, period, condition, needs_deposit, min_level, points, starts_at, ends_at)
     select title, period, condition, "needsDeposit", "minLevel", points, $2, $3
     from jsonb_to_recordset($1::jsonb) as q(title text, period text, condition jsonb, "needsDeposit" boolean,
       "minLevel" int, points int)`,
    [JSON.stringify(QUESTS), questSpan('weekly', now).from, now + 3650 * DAY_MS],
  );
}

/** So many days that one more gives the first reward. */
const ATTENDED = 9;
/** 20:00. */
const AT_NIGHT_MS = 20 * 60 * 60_000;

/** Days of this month before today, but every fourth. */
function attendedDays(now: number): number[] {
  const { from } = monthSpan(attendanceMonth(now));
  const past = (startOfSeoulDay(now) - from) / DAY_MS;
  return Array.from({ length: past }, (_, n) => n)
    .filter((n) => n % 4 !== 3)
    .slice(-ATTENDED)
    .map((n) => from + n * DAY_MS);
}

/** Has a member who has nothing booked yet attend some days of this month. Returns the points that came of it. */
export async function addAttendance(
  q: Queryable,
  wallet: Pick<WalletService, 'post'>,
  memberId: string,
  now: number,
): Promise<number> {
  const points = ATTENDANCE_RULES.dayPoints;
  const days = attendedDays(now);
  for (const day of days) {
    const at = day + AT_NIGHT_MS;
    await q.query('insert into attendance (member_id, day, points, at) values ($1, $2, $3, $4)', [
      ...[memberId, day, points, at],
    ]);
    await wallet.post(q, {
      key: `attendance:${memberId}:${dayKeyAt(day)}`,
      entry: ENTRY.attendance,
      actor: memberId,
      at,
      lines: [
        { account: { owner: null, kind: 'house:bonus', currency: 'POINT' }, amount: -points },
        { account: { owner: memberId, kind: 'points', currency: 'POINT' }, amount: points },
      ],
    });
  }
  return days.length * points;
}
