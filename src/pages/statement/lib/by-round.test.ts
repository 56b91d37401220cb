import { expect, it } from 'vitest';
import { makeBetLeg, makeCasinoLeg } from '@/entities/bet/testing';
import { makeLine } from '@/entities/statement/testing';
import { kstInstant } from '@/shared/lib/format';
import { byDay } from './by-day';
import { byRound, entryKey, isRound } from './by-round';

const bet = { folders: 1, totalOdds: 300, label: 2, isPending: false } as const;
const round = { ...bet, leg: makeCasinoLeg() };
const [staking, winning, refunding] = [9100, 9200, 9300];

function line(seq: number, code: number, amount: number, id = 'bet_1') {
  const before = 100_000 + seq * 10;
  return makeLine({
    seq,
    code,
    amount,
    before,
    after: before + amount,
    category: 'casino',
    bet: round,
    source: { kind: 'bet', id },
  });
}

const shapeOf = (lines: Parameters<typeof byRound>[0]) =>
  byRound(lines).map((entry) => (isRound(entry) ? entry.lines.map(({ seq }) => seq) : entry.seq));

it('puts the lines of one round together, with what they come to', () => {
  const lines = [line(3, refunding, 500), line(2, winning, 6_000), line(1, staking, -2_500)];
  const [entry] = byRound(lines);
  expect(entry).toMatchObject({ staked: 2_500, won: 6_000, refunded: 500, net: 4_000 });
  expect(entry).toMatchObject({ before: 100_010, after: 100_530 });
});

it.each([
  ['one line', [line(1, staking, -100)], [1]],
  ['two rounds', [line(2, staking, -100, 'bet_2'), line(1, staking, -100)], [2, 1]],
  [
    'a round that something came between',
    [
      line(4, winning, 50),
      line(3, staking, -100, 'bet_2'),
      line(2, staking, -1),
      line(1, staking, -1),
    ],
    [4, 3, [2, 1]],
  ],
])('leaves %s as it is', (_what, lines, shape) => {
  expect(shapeOf(lines)).toEqual(shape);
});

it('leaves the lines of a bet on matches apart', () => {
  const own = { ...bet, leg: makeBetLeg() };
  const lines = [makeLine({ seq: 2, bet: own }), makeLine({ seq: 1, bet: own })];
  expect(shapeOf(lines)).toEqual([2, 1]);
});

it('keeps its key as the round goes on', () => {
  const first = line(1, staking, -100);
  const keys = [[first], [line(2, winning, 50), first]].map((lines) =>
    byRound(lines).map(entryKey),
  );
  expect(keys).toEqual([[1], [1]]);
});

it('parts a round at midnight', () => {
  const late = { ...line(2, winning, 50), at: kstInstant('2026-11-22 00:00:01') };
  const early = { ...line(1, staking, -100), at: kstInstant('2026-11-21 23:59:59') };
  expect(byDay([late, early]).map(({ entries }) => entries.length)).toEqual([1, 1]);
});
