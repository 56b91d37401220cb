import { makeBetLeg, makeCasinoLeg } from '@/entities/bet/testing';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import type { StatementBet } from '@/entities/statement';
import { makeLine, makeSummary } from '@/entities/statement/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { $loadedAt, $search, list, summary } from '../model';

const now = kstInstant('2026-11-22 13:59:12');
export const week = { account: 'money', show: 'all', period: 'week' };

/** What a line says of its bet: a double, not yet over; its fields may be replaced. */
export function makeStatementBet(fields: Partial<StatementBet> = {}): StatementBet {
  return {
    folders: 2,
    mode: 'domestic',
    totalOdds: 314,
    label: 0,
    isPending: false,
    leg: makeBetLeg(),
    ...fields,
  };
}

export const lines = [
  makeLine({ bet: makeStatementBet() }),
  makeLine({
    seq: 212,
    at: kstInstant('2026-11-22 13:54:06'),
    code: 5100,
    category: 'win' as const,
    amount: 19_500,
    before: 1_628_000,
    after: 1_647_500,
    bet: makeStatementBet({ folders: 1, mode: 'european', totalOdds: 195, label: 2 }),
  }),
  makeLine({
    seq: 211,
    at: kstInstant('2026-11-22 11:02:18'),
    code: 6100,
    source: null,
    category: 'points' as const,
    amount: 10_000,
    before: 1_618_000,
    after: 1_628_000,
  }),
  makeLine({
    seq: 210,
    at: kstInstant('2026-11-22 01:27:33'),
    code: 3100,
    category: 'cashier' as const,
    amount: -300_000,
    before: 1_918_000,
    after: 1_618_000,
    source: { kind: 'withdrawal', id: 'req_2' },
    bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
  }),
  makeLine({
    seq: 209,
    at: kstInstant('2026-11-21 18:42:46'),
    code: 2100,
    category: 'cashier' as const,
    amount: 282_500,
    before: 1_635_500,
    after: 1_918_000,
    source: { kind: 'deposit', id: 'req_1' },
  }),
];

const spin = {
  category: 'casino' as const,
  source: { kind: 'bet' as const, id: 'bet_01hy5p3q8w' },
  bet: { folders: 1, totalOdds: 300, label: 2 as const, isPending: false, leg: makeCasinoLeg() },
};

/** A spin that has won, above it one that has not. */
export const spinLines = [
  makeLine({
    seq: 217,
    at: kstInstant('2026-11-22 13:59:04'),
    code: 9100,
    amount: -2_000,
    before: 1_641_500,
    after: 1_639_500,
    ...spin,
    source: { kind: 'bet', id: 'bet_01hy5p3q8x' },
    bet: { ...spin.bet, label: 1, leg: makeCasinoLeg({ number: 18_403, result: 1, odds: 100 }) },
  }),
  makeLine({
    seq: 216,
    at: kstInstant('2026-11-22 13:59:01'),
    code: 9200,
    amount: 6_000,
    before: 1_635_500,
    after: 1_641_500,
    ...spin,
  }),
  makeLine({
    seq: 215,
    at: kstInstant('2026-11-22 13:59:01'),
    code: 9100,
    amount: -2_000,
    before: 1_637_500,
    after: 1_635_500,
    ...spin,
  }),
];

/** The scope of one story: the lines and totals of a week, unless given otherwise. */
export function scopeOf(...values: [unknown, unknown][]) {
  const common: [unknown, unknown][] = [
    [$now, now],
    [$loadedAt, now],
    [$member, makeMember({ emoney: 1_637_500, point: 2_400 })],
    [$search, week],
    [summary.$data, makeSummary()],
    [list.$items, lines],
  ];
  return { scope: () => makeScope({ values: [...common, ...values] }) };
}
