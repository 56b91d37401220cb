import { expect, it } from 'vitest';
import { formatLines, parseLines } from './typed';

it('reads the points of ranks that it writes', () => {
  const lines = [
    { from: 1, to: 1, points: 3_000_000 },
    { from: 2, to: 10, points: 200_000 },
  ];
  expect(formatLines(lines)).toBe('1 3,000,000\n2-10 200,000');
  expect(parseLines(formatLines(lines))).toEqual(lines);
  expect(parseLines('１위: 3000000P\n\n 2 – 10위  200,000 \n')).toEqual(lines);
  expect(parseLines('')).toEqual([]);
});

it.each(['1', '3,000', '1 -5', '1 0', '0 5', '1.5 100', '1위 3,000 원', '가 1'])(
  'takes %j for no line',
  (text) => expect(parseLines(text)).toBeNull(),
);
