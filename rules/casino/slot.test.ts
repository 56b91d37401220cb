import { describe, expect, it } from 'vitest';
import vectors from '../vectors/casino.json' with { type: 'json' };
import { bestOf, LINES, REELS, slotLines, slotReturn, type SlotSymbol, windowOf } from './slot.ts';
import { computeSlotReturn } from './slot-return.ts';

it.each(vectors.windows)('$title', ({ stops, wins }) => {
  expect(slotLines(stops, 100)).toMatchObject(wins);
  expect(slotLines(stops, 100)).toHaveLength(wins.length);
});

it('counts the wilds of a combination', () => {
  const [lotus] = slotLines([14, 3, 27, 8, 31], 100);
  expect(lotus).toMatchObject({ line: 7, symbol: 'lotus', count: 4, wilds: 1, pays: 6000 });
});

it('shows three neighbours, the first after the last', () => {
  expect(windowOf([0, 0, 0, 0, 31])[4]).toEqual(['fan', 'patch', 'bamboo']);
});

describe('the best of a line', () => {
  it.each<[string, [symbol: SlotSymbol, count: number, times: number]]>([
    ['jar jar jar fan jar', ['jar', 3, 30]],
    ['jar jar fan jar jar', ['jar', 2, 0]],
    ['crane bamboo crane fan fan', ['bamboo', 3, 5]],
    ['crane crane crane fan fan', ['fan', 5, 100]],
    ['crane crane crane fan jar', ['crane', 3, 40]],
    ['crane crane crane crane jar', ['jar', 5, 600]],
    ['crane crane crane crane bamboo', ['crane', 4, 200]],
    ['crane crane crane crane crane', ['crane', 5, 1000]],
    ['crane crane crane coin jar', ['crane', 3, 40]],
    ['jar crane coin jar jar', ['jar', 2, 0]],
    ['coin coin coin coin coin', ['crane', 0, 0]],
  ])('%s', (line, [symbol, count, times]) => {
    expect(bestOf(line.split(' ') as SlotSymbol[])).toEqual({ symbol, count, times });
  });
});

it('has twenty lines, no two alike from the left', () => {
  expect(LINES).toHaveLength(20);
  expect(new Set(LINES.map((rows) => rows.slice(0, 3).join())).size).toBe(20);
});

it('has reels of 32 stops that show every symbol, and no coin twice at once', () => {
  for (const strip of REELS) {
    expect(strip).toHaveLength(32);
    expect(new Set(strip).size).toBe(8);
    for (const stop of strip.keys()) {
      const shown = [0, 1, 2].map((row) => strip[(stop + row) % 32]);
      expect(shown.filter((symbol) => symbol === 'coin').length).toBeLessThan(2);
    }
  }
});

it('returns 96.20 %, pays in 28.40 % of the rounds and 150 stakes at most', () => {
  expect(slotReturn()).toEqual({ rtp: 9620, hit: 2840, maxWin: 150 });
  expect(computeSlotReturn()).toEqual(slotReturn());
});
