export interface Bar {
  /** Of the width of its slot, 0 to 1. */
  left: number;
  width: number;
  /** Of the height of the chart, 0 at its top. */
  top: number;
  height: number;
}

export interface BarChart {
  /** For each part the bar of the first and of the second series. */
  slots: readonly (readonly [Bar, Bar])[];
  /** For each part where the line is, of the height of the chart; empty without a line. */
  line: readonly number[];
  /** The same of the line of an earlier time. */
  earlier: readonly number[];
  /** Values that have a line across the chart, and where, the greatest first. */
  grid: readonly { value: number; top: number }[];
}

/** The least of 1, 2 or 5 times a power of ten that is not below a value of 1 or more. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const times = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return times * power;
}

interface Series {
  first: readonly number[];
  second: readonly number[];
  /** Drawn as a line over the bars. */
  line?: readonly number[];
  /** The first of an earlier time, drawn as a line too. */
  earlier?: readonly number[];
}

/**
 * Lays out two series of amounts as bars, beside one another or, `mirrored`, the second one below the axis. What is below
 * 0 goes the other way.
 */
export function barChart(
  { first, second, line = [], earlier = [] }: Series,
  isMirrored: boolean,
): BarChart {
  const below = isMirrored ? second.map((value) => -value) : second;
  const all = [...first, ...below, ...line, ...earlier];
  const step = Math.max(1, roundUp(Math.max(1, ...all.map(Math.abs)) / 2));
  const most = Math.max(step, Math.ceil(Math.max(0, ...all) / step) * step);
  const least = Math.min(0, Math.floor(Math.min(0, ...all) / step) * step);
  const topOf = (value: number) => (most - value) / (most - least);
  const barOf = (value: number, left: number, width: number): Bar => ({
    left,
    width,
    top: topOf(Math.max(value, 0)),
    height: Math.abs(value) / (most - least),
  });
  return {
    slots: first.map((value, index) => {
      const other = below[index] ?? 0;
      return isMirrored
        ? [barOf(value, 0.15, 0.7), barOf(other, 0.15, 0.7)]
        : [barOf(value, 0.12, 0.36), barOf(other, 0.52, 0.36)];
    }),
    line: line.map(topOf),
    earlier: earlier.map(topOf),
    grid: Array.from({ length: Math.round((most - least) / step) + 1 }, (_none, index) => ({
      value: most - index * step,
      top: topOf(most - index * step),
    })),
  };
}
