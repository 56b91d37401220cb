import { describe, expect, it } from 'vitest';
import { REELS, windowOf } from '#rules/casino/slot.ts';
import { winsOf } from './wins.ts';

/** All stops of the first reels with the others held: some of them win. */
const someStops = REELS.flatMap((strip, reel) =>
  strip.map((_, stop) => REELS.map((__, other) => (other === reel ? stop : 3))),
);

describe('what the reels won', () => {
  it('names the highest line first and the cells of each, which are all lit together', () => {
    const won = someStops
      .map((stops) => winsOf(stops, 100))
      .filter(({ lines }) => lines.length > 0);
    expect(won.length).toBeGreaterThan(0);
    for (const { lines, cells } of won) {
      const pays = lines.map((line) => line.pays);
      expect(pays).toEqual(pays.toSorted((a, b) => b - a));
      for (const line of lines) {
        expect(line.cells.size).toBe(line.count);
        expect([...line.cells].every((cell) => cells.has(cell))).toBe(true);
      }
    }
  });

  it('lights up the symbols that a line counts, and the cranes that stand for them', () => {
    for (const stops of someStops) {
      const window = windowOf(stops);
      for (const { symbol, cells } of winsOf(stops, 50).lines)
        for (const cell of cells) {
          const [reel = 0, row = 0] = cell.split(':').map((digit) => Number.parseInt(digit, 10));
          expect([symbol, 'crane']).toContain(window[reel]?.[row]);
        }
    }
  });
});
