import { expect, it } from 'vitest';
import { fromCursor, pageOf, type Position, toCursor } from './page.ts';

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}

const rows: Position[] = [3, 2, 1].map((at) => ({ at, id: `row_${at}` }));

it('a cursor names the last row of a page while another page follows', () => {
  const first = pageOf(rows, 2, (row) => row);
  expect(first.data).toEqual(rows.slice(0, 2));
  expect(fromCursor(first.nextCursor ?? '')).toEqual({ at: 2, id: 'row_2' });
  expect(pageOf(rows, 3, (row) => row)).toEqual({ data: rows, nextCursor: null });
  expect(pageOf([], 3, (row: Position) => row)).toEqual({ data: [], nextCursor: null });
});

it('tells no cursor from a text that is none', () => {
  expect(fromCursor(undefined)).toBeUndefined();
  expect(fromCursor(toCursor({ at: 0, id: 'bet_a1' }))).toEqual({ at: 0, id: 'bet_a1' });
  const texts = [
    '',
    'x',
    'MTIz',
    encode("1.bet_a' or 1"),
    encode('1e9.a'),
    encode(`${'9'.repeat(16)}.a`),
  ];
  for (const text of texts) expect(fromCursor(text), text).toBeNull();
});
