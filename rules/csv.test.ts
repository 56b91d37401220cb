import { expect, it } from 'vitest';
import { moneyCell, toCsv } from './csv.ts';

const RUN = [
  ...['=1+1', '+82', '-1', '@cmd', '＝1+1', '＋82', '－1', '＠cmd', '\tx', '\rx', '\n=1'],
  // Behind what a spreadsheet skips: ideographic, no-break and zero-width blanks, a mark of order, a filler.
  ...['\u3000=1', '\u00A0=1', '\u200B=1', '\uFEFF+1', '\u3164＝1', '\u2212' + '1', '﹣1', ' ＠cmd'],
];
it.each(RUN)('makes %j harmless', (text) => {
  const [, written] = /^\uFEFF"?(.)/s.exec(toCsv([[text]])) ?? [];
  expect(written).toBe("'");
});

it.each([
  ...[
    '01000000001',
    '000123',
    '1E1000',
    '1-2',
    'MAR1',
    'true',
    '１２３',
    '1,000',
    '50%',
    '(5)',
    '₩500',
  ],
  ...['1/2', '2026-11-21', '3월 1일', '10:30', '오후 3:10', '1-Mar', '1 march 2026', '\u00A0007'],
])('keeps the text %j a text', (text) => {
  const [, written] = /^\uFEFF"?(.)/s.exec(toCsv([[text]])) ?? [];
  expect(written).toBe("'");
});

it.each([
  'hangang77',
  'mem_1',
  '1stgoal',
  'marco1',
  '127.0.0.1',
  '::1',
  '3폴더',
  '충전',
  '',
  'may',
])('leaves the text %j alone', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${text}\r\n`);
});

it.each([
  [12_000, 'KRW', '12000'],
  [-500, 'POINT', '-500'],
  [1_200, 'USD', '12.00'],
  [-5, 'USD', '-0.05'],
  [0, 'USD', '0.00'],
  [9_007_199_254_740_991, 'USD', '90071992547409.91'],
  [12_345_600, 'USDT', '12.345600'],
] as const)('writes %i of %s as %s', (minor, currency, text) => {
  expect(toCsv([[moneyCell(minor, currency)]])).toBe(`\uFEFF${text}\r\n`);
});

it('leaves numbers numbers, writes plain cells as they are and quotes what would end a cell', () => {
  const row = [-10_000, { plain: '2026-11-21 18:31' }, 'a,b', 'say "x"', '충전'];
  expect(toCsv([row])).toBe('\uFEFF-10000,2026-11-21 18:31,"a,b","say ""x""",충전\r\n');
});
