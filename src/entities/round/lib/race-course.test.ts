import { describe, expect, it } from 'vitest';
import { RACE_LENGTHS, racePositions, standingsOf } from './race-course';

const horses = [5, 2, 8, 4, 1, 7, 3, 6];
const dogs = [3, 6, 1, 2, 5, 4];
const seeds = Array.from({ length: 12 }, (_, index) => `721-20261120-${index}`);
const races = seeds.flatMap((seed) => [horses, dogs].map((order) => ({ seed, order })));
const moments = Array.from({ length: 401 }, (_, index) => index / 400);

const orderAt = (order: readonly number[], seed: string, progress: number) =>
  standingsOf(racePositions(order, seed, progress)).map(({ runner }) => runner);

describe('the course of a race', () => {
  it('begins together and ends in the order of the result, with the winner on the line', () => {
    for (const { seed, order } of races) {
      expect(racePositions(order, seed, 0)).toEqual(order.map(() => 0));
      expect(orderAt(order, seed, 1)).toEqual(order);
      expect(Math.max(...racePositions(order, seed, 1))).toBe(RACE_LENGTHS);
    }
  });

  it('has nobody run backwards', () => {
    for (const { seed, order } of races) {
      let before = racePositions(order, seed, 0);
      for (const moment of moments) {
        const now = racePositions(order, seed, moment);
        expect(now.every((run, index) => run >= (before[index] ?? 0))).toBe(true);
        before = now;
      }
    }
  });

  it('has others lead on the way', () => {
    for (const { seed, order } of races) {
      const leaders = new Set(moments.slice(20).map((moment) => orderAt(order, seed, moment)[0]));
      expect(leaders.size).toBeGreaterThan(1);
    }
  });

  it('is the same for everybody, and another in another round', () => {
    expect(racePositions(horses, 'a', 0.4)).toEqual(racePositions(horses, 'a', 0.4));
    expect(racePositions(horses, 'a', 0.4)).not.toEqual(racePositions(horses, 'b', 0.4));
  });
});
