import { describe, expect, it } from 'vitest';
import type { Dot } from './dots';
import { beadPlate, bigRoad, derivedRoads, type RoadMark, streakColumns } from './roads';

const tones = { P: 'blue', B: 'red', T: 'green' } as const;
const dotsOf = (text: string): Dot[] =>
  [...text].map((letter) => ({ text: letter, tone: tones[letter as keyof typeof tones] }));

/** Rows of the grid: a letter of each mark, b and r where it has none; a digit for the ties on it. */
function drawn(marks: readonly RoadMark[]): string[] {
  const rows: string[][] = [];
  for (const { dot, row, column, ties } of marks) {
    rows[row] ??= [];
    const letter = dot.text || dot.tone.charAt(0);
    (rows[row] as string[])[column] = ties > 0 ? `${letter}${ties}` : letter;
  }
  return Array.from(rows, (row = []) => Array.from(row, (cell) => cell ?? '.').join(' '));
}

describe('bead plate', () => {
  it('goes down, then to the next column, ties as well', () => {
    expect(drawn(beadPlate(dotsOf('PBTPBBP')))).toEqual(['P P', 'B', 'T', 'P', 'B', 'B']);
    expect(drawn(beadPlate(dotsOf('PBT'), 2))).toEqual(['P T', 'B']);
  });
});

describe('streaks and the big road', () => {
  it.each([
    ['a side a column', 'PPBPP', ['P B P', 'P . P']],
    [
      'the seventh turns to the right at the bottom',
      'PPPPPPPP',
      ['P', 'P', 'P', 'P', 'P', 'P P P'],
    ],
    [
      'a run that meets the tail of another turns above it',
      'PPPPPPPPBBBBBBP',
      ['P B P', 'P B', 'P B', 'P B', 'P B B', 'P P P'],
    ],
  ])('%s', (_name, rounds, rows) => {
    expect(drawn(streakColumns(dotsOf(rounds)))).toEqual(rows);
    expect(drawn(bigRoad(dotsOf(rounds)))).toEqual(rows);
  });

  it('a run starts where the top is free', () => {
    expect(drawn(streakColumns(dotsOf('PPPBBBPPPB'), 2))).toEqual(['P B B B P B', 'P P . . P P']);
  });

  it('ties are runs of their own in streaks, counted on the last mark of the big road', () => {
    expect(drawn(streakColumns(dotsOf('PTTB')))).toEqual(['P T B', '. T']);
    expect(drawn(bigRoad(dotsOf('TPPTTBT')))).toEqual(['P1 B1', 'P2']);
    expect(bigRoad(dotsOf('TT'))).toEqual([]);
  });
});

describe('derived roads', () => {
  it.each([
    // The second mark of the second run is beside one: regular; the third is not, and the one above it is: irregular.
    ['PPBBB', { bigEye: ['r b'], small: [], cockroach: [] }],
    // The fourth has none beside it, nor had the one above.
    ['PPBBBB', { bigEye: ['r b r'], small: [], cockroach: [] }],
    // A third run: the two before it are as long as each other or not.
    ['PPBBP', { bigEye: ['r', 'r'], small: [], cockroach: [] }],
    ['PPBP', { bigEye: ['b'], small: [], cockroach: [] }],
    ['PBPB', { bigEye: ['r', 'r'], small: ['r'], cockroach: [] }],
    [
      'PPBPPBPB',
      {
        bigEye: ['b r', 'b', 'b', 'b'],
        small: ['r b', 'r', 'r'],
        cockroach: ['b r'],
      },
    ],
  ])('%s', (rounds, roads) => {
    const { bigEye, small, cockroach } = derivedRoads(bigRoad(dotsOf(rounds)));
    expect({ bigEye: drawn(bigEye), small: drawn(small), cockroach: drawn(cockroach) }).toEqual(
      roads,
    );
  });

  it('starts each road where it has runs enough to compare', () => {
    const firstOf = (rounds: string) => {
      const { bigEye, small, cockroach } = derivedRoads(bigRoad(dotsOf(rounds)));
      return [bigEye, small, cockroach].map((marks) => marks.length);
    };
    expect(firstOf('PB')).toEqual([0, 0, 0]);
    expect(firstOf('PBB')).toEqual([1, 0, 0]);
    expect(firstOf('PBP')).toEqual([1, 0, 0]);
    expect(firstOf('PBPP')).toEqual([2, 1, 0]);
    expect(firstOf('PBPB')).toEqual([2, 1, 0]);
    expect(firstOf('PBPBB')).toEqual([3, 2, 1]);
    expect(firstOf('PBPBP')).toEqual([3, 2, 1]);
  });
});
