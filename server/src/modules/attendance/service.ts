import type { components } from '#contract/types.gen.ts';
import {
  type AttendanceRules,
  attendanceDeposit,
  attendanceFaults,
  attendanceMonth,
  attendanceRewards,
  monthSpan,
} from '#rules/attendance.ts';
import { ENTRY } from '#rules/ledger.ts';
import { dayKeyAt } from '#rules/rounds/clock.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { Caller } from '../../lib/session.ts';
import { type Acting, recordAudit } from '../audit/index.ts';
import { lockMoney, type Posting, type WalletService } from '../wallet/index.ts';
import * as repository from './repository.ts';

type Schemas = components['schemas'];
type Attendance = Schemas['Attendance'];
type Faults = ReturnType<typeof attendanceFaults>;

interface AttendancePorts {
  wallet: Pick<WalletService, 'book'>;
}

export interface AttendanceService {
  /** This month where none is named; null for a month to come. */
  month(memberId: string, month: string | undefined, now: number): Promise<Attendance | null>;
  /** Stamps today, once; null where the member cannot. */
  attend(caller: Caller): Promise<Attendance | null>;
  rules(now: number): Promise<{ rules: AttendanceRules; attendedToday: number }>;
  /** What is wrong with the rules; [] where nothing is and they are set. */
  setRules(rules: AttendanceRules, by: Acting): Promise<Faults>;
}

async function view(
  q: Queryable,
  memberId: string,
  month: string,
  now: number,
): Promise<Attendance> {
  const attendee = await repository.readAttendee(q, memberId, now);
  if (!attendee) throw new Error(`no member ${memberId}`);
  const { currency, isBarred } = attendee;
  const today = startOfSeoulDay(now);
  const span = { from: today, to: today + DAY_MS };
  const rules = await repository.readRules(q);
  const deposits = await repository.listDeposits(q, memberId, span);
  const deposited = deposits.reduce((sum, { amount }) => sum + amount, 0);
  const stamps = await repository.listStamps(q, memberId, monthSpan(month));
  const [stamped] = await repository.listStamps(q, memberId, span);

  function stateOf(): Attendance['state'] {
    if (stamped) return 'attended';
    if (isBarred) return 'barred';
    return deposited < attendanceDeposit(rules, currency) ? 'deposit' : 'open';
  }

  return {
    month,
    today,
    rules,
    deposited,
    state: stateOf(),
    days: stamps.map(({ day }) => day),
    got: await repository.listRewards(q, memberId, month),
  };
}

function posting(key: string, points: number, { memberId, ip, now: at }: Caller): Posting {
  const currency = 'POINT';
  return {
    key: `attendance:${memberId}:${key}`,
    entry: ENTRY.attendance,
    actor: memberId,
    at,
    ip,
    lines: [
      { account: { owner: null, kind: 'house:bonus', currency }, amount: -points },
      { account: { owner: memberId, kind: 'points', currency }, amount: points },
    ],
  };
}

export function createAttendanceService(
  { db }: Pick<ModuleDeps, 'db'>,
  { wallet }: AttendancePorts,
): AttendanceService {
  /** Books the day and what it completes of its month; nothing of a day that was attended before. */
  async function stamp(q: Queryable, rules: AttendanceRules, caller: Caller): Promise<void> {
    const { memberId, now: at } = caller;
    const day = startOfSeoulDay(at);
    const points = rules.dayPoints;
    if (!(await repository.insertStamp(q, { memberId, day, points, at }))) return;
    await wallet.book(q, posting(dayKeyAt(at), points, caller));
    const month = attendanceMonth(at);
    const span = monthSpan(month);
    const { length } = await repository.listStamps(q, memberId, span);
    for (const reward of attendanceRewards(rules, length, span.days)) {
      if (!(await repository.insertReward(q, { ...reward, memberId, month, at }))) continue;
      const name = reward.days === span.days ? 'full' : reward.days;
      await wallet.book(q, posting(`${month}:${name}`, reward.points, caller));
    }
  }

  return {
    async month(memberId, month = '', now) {
      const current = attendanceMonth(now);
      return month > current ? null : view(db, memberId, month || current, now);
    },
    async attend(caller) {
      const { memberId, now } = caller;
      const month = attendanceMonth(now);
      const seen = await db.tx(async (q) => {
        await lockMoney(q, memberId);
        const before = await view(q, memberId, month, now);
        if (before.state !== 'open') return before;
        await stamp(q, before.rules, caller);
        return view(q, memberId, month, now);
      });
      return seen.state === 'attended' ? seen : null;
    },
    async rules(now) {
      const rules = await repository.readRules(db);
      return { rules, attendedToday: await repository.countAttended(db, startOfSeoulDay(now)) };
    },
    async setRules(rules, { actor, ip, now: at }) {
      const faults = attendanceFaults(rules);
      if (faults.length > 0) return faults;
      await db.tx(async (q) => {
        const before = await repository.takeRules(q);
        await repository.saveRules(q, rules);
        await recordAudit(q, {
          at,
          actor,
          ip,
          action: 'attendance.rules',
          target: 'attendance',
          before,
          after: rules,
        });
      });
      return [];
    },
  };
}
