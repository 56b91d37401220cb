import type { Dto } from '#contract/types.gen.ts';
import { kstInstant } from '@/shared/lib/format';

/** A stake of today; its fields may be replaced. */
export function makeLine(fields: Partial<Dto<'StatementLine'>> = {}): Dto<'StatementLine'> {
  const line: Dto<'StatementLine'> = {
    seq: 213,
    at: kstInstant('2026-11-22 13:58:21'),
    code: 4100,
    category: 'bet',
    amount: -10_000,
    before: 1_647_500,
    after: 1_637_500,
    source: { kind: 'bet', id: 'bet_01hy5p0c9w' },
    bet: null,
    bank: null,
  };
  return { ...line, ...fields };
}

/** The totals of a week. */
export function makeSummary(
  fields: Partial<Dto<'StatementSummary'>> = {},
): Dto<'StatementSummary'> {
  const summary: Dto<'StatementSummary'> = {
    currency: 'KRW',
    start: 1_318_870,
    end: 1_637_500,
    staked: 2_845_000,
    won: 2_551_500,
    result: -293_500,
    running: 0,
    deposits: 893_730,
    withdrawals: 300_000,
    netDeposit: 593_730,
    conversions: 18_400,
    other: 0,
    owed: 0,
    counts: {
      all: 213,
      cashier: 5,
      bet: 126,
      win: 49,
      void: 2,
      refund: 4,
      casino: 24,
      points: 3,
      event: 0,
      adjust: 0,
    },
    days: [
      { day: kstInstant('2026-11-21 00:00:00'), lines: 38, result: -62_000, netDeposit: 582_500 },
      { day: kstInstant('2026-11-22 00:00:00'), lines: 9, result: 315_500, netDeposit: -300_000 },
    ],
    points: [
      { at: kstInstant('2026-11-16 09:00:00'), balance: 1_298_870, code: 4100 },
      { at: kstInstant('2026-11-17 20:06:00'), balance: 1_432_230, code: 2100 },
      { at: kstInstant('2026-11-18 22:00:00'), balance: 1_331_000, code: 4100 },
      { at: kstInstant('2026-11-20 10:00:00'), balance: 1_150_000, code: 4100 },
      { at: kstInstant('2026-11-21 14:18:00'), balance: 1_034_500, code: 4100 },
      { at: kstInstant('2026-11-21 18:42:46'), balance: 1_567_000, code: 2110 },
      { at: kstInstant('2026-11-22 01:27:33'), balance: 1_312_000, code: 3100 },
      { at: kstInstant('2026-11-22 08:14:52'), balance: 1_658_000, code: 5100 },
      { at: kstInstant('2026-11-22 13:58:21'), balance: 1_637_500, code: 4100 },
    ],
    marks: [
      { at: kstInstant('2026-11-17 20:06:00'), balance: 1_432_230, kind: 'deposit', count: 1 },
      { at: kstInstant('2026-11-21 18:42:46'), balance: 1_567_000, kind: 'deposit', count: 1 },
      { at: kstInstant('2026-11-22 01:27:33'), balance: 1_312_000, kind: 'withdrawal', count: 1 },
    ],
  };
  return { ...summary, ...fields };
}
