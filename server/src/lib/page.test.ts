import { expect, it } from 'vitest';
import { fromCursor, pageOf, type Position, toCursor } from './page.ts';

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

const rows: Position[] = [3, 2, 1].map((at) => ({ at, id: `row_${at}` }));

it('a cursor names the last row of a page while another page follows', () => {
  const first = pageOf(rows, 2, (row) => row);
  expect(first.data).toEqual(rows.slice(0, 2));
  expect(fromCursor(first.nextCursor ?? '', 'text')).toEqual({ at: 2, id: 'row_2' });
  expect(pageOf(rows, 3, (row) => row)).toEqual({ data: rows, nextCursor: null });
  expect(pageOf([], 3, (row: Position) => row)).toEqual({ data: [], nextCursor: null });
});

const bet = { at: 0, id: 'bet_a1' };
const event = { at: 0, id: '9'.repeat(18) };

it('reads the cursors of its own kind of ids', () => {
  expect(fromCursor(undefined, 'text')).toBeUndefined();
  expect(fromCursor(toCursor(bet), 'text')).toEqual(bet);
  expect(fromCursor(toCursor(event), 'number')).toEqual(event);
});

it('refuses the cursors of a list with other ids', () => {
  expect(fromCursor(toCursor(bet), 'number')).toBeNull();
  expect(fromCursor(toCursor(event), 'text')).toBeNull();
});

it.each([
  '',
  'x',
  'MTIz',
  encode("1.bet_a' or 1"),
  encode('1e9.a'),
  encode('-1.1'),
  encode(`${'9'.repeat(16)}.a`),
  encode(`${'9'.repeat(16)}.1`),
  encode(`1.${'9'.repeat(19)}`),
  encode('1.1_0'),
])('tells that %o is no cursor', (text) => {
  expect(fromCursor(text, 'text')).toBeNull();
  expect(fromCursor(text, 'number')).toBeNull();
});
