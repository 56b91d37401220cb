import type { Score } from '#rules/scores.ts';
import { balancedLine, type Count } from './distribution.ts';
import { type Quote, quote } from './pricing.ts';

interface Options {
  until?: string | undefined;
  offerScore?: Score;
}

/** Win, draw, lose from the margin. */
export function winner3(typeId: number, margin: Count, until?: string): Quote | null {
  const home = margin.above(0);
  const away = margin.below(0);
  return quote(
    typeId,
    [
      ['1', home],
      ['X', Math.max(0, 1 - home - away)],
      ['2', away],
    ],
    { until },
  );
}

/** Win or lose from the margin; a draw gives the stake back and so does not count. */
export function winner2(typeId: number, margin: Count, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['1', margin.above(0)],
      ['2', margin.below(0)],
    ],
    { until },
  );
}

/** The whole and the half line that share the stake on a quarter line, or the line itself; hundredths. */
function stakeLines(line: number): number[] {
  return line % 50 === 0 ? [line] : [line - 25, line + 25];
}

/**
 * Chances of more and of less than a line in hundredths. Of a quarter line each is what a stake wins, which is a half on either line:
 * what comes back of the whole line is in neither, and so does not count.
 */
function around(count: Count, line: number): { more: number; less: number } {
  const lines = stakeLines(line).map((each) => each / 100);
  const mean = (of: (level: number) => number) =>
    lines.reduce((sum, level) => sum + of(level), 0) / lines.length;
  return { more: mean((level) => count.above(level)), less: mean((level) => count.below(level)) };
}

/** Home handicap; `line` in hundredths. */
export function handicap(
  typeId: number,
  margin: Count,
  line: number,
  options: Options = {},
): Quote | null {
  const { more, less } = around(margin, -line);
  return quote(
    typeId,
    [
      ['1', more],
      ['2', less],
    ],
    { ...options, line: line === 0 ? 0 : line },
  );
}

/** Over and under; `line` in hundredths. */
export function total(typeId: number, count: Count, line: number, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['Over', count.above(line / 100)],
      ['Under', count.below(line / 100)],
    ],
    { line, until },
  );
}

/** Odd and even of a total given by its table. */
export function oddEven(
  typeId: number,
  table: readonly number[],
  offset = 0,
  until?: string,
): Quote | null {
  let odd = 0;
  table.forEach((chance, index) => {
    if ((index + offset) % 2 === 1) odd += chance;
  });
  return quote(
    typeId,
    [
      ['Odd', odd],
      ['Even', 1 - odd],
    ],
    { until },
  );
}

export function yesNo(typeId: number, yes: number, until?: string): Quote | null {
  return quote(
    typeId,
    [
      ['Yes', yes],
      ['No', 1 - yes],
    ],
    { until },
  );
}

/** The balanced line and its neighbours at `step` hundredths, `each` on both sides. */
export function linesAround(main: number, each: number, step: number): number[] {
  return Array.from({ length: 2 * each + 1 }, (_, index) => main + (index - each) * step);
}

/** Balanced home handicap line in hundredths for a margin. */
export function handicapLine(margin: Count): number {
  const line = -balancedLine(margin);
  return line === 0 ? 0 : line;
}

/** Half line in hundredths, never a whole one, nearest to where a total now stands. */
export function halfLine(mean: number): number {
  return Math.floor(mean) * 100 + 50;
}

/** Whole and half lines around the balanced one, `each` steps of a half on both sides, with the quarter lines between them. */
export function linesWithQuarters(main: number, each: number): number[] {
  return linesAround(main, 2 * each, 25);
}
