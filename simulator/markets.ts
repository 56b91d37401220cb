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

/** Home handicap; `line` in hundredths. */
export function handicap(
  typeId: number,
  margin: Count,
  line: number,
  options: Options = {},
): Quote | null {
  const level = -line / 100;
  return quote(
    typeId,
    [
      ['1', margin.above(level)],
      ['2', margin.below(level)],
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

/** Yes and no. */
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
