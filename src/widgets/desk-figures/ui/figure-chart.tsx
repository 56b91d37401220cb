import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Heading } from '@/shared/ui/heading';
import { barChart } from '../lib/bars';
import * as styles from './figure-chart.css';
import { messages } from './messages';

interface Series {
  name: string;
  /** An amount for each part, minor units. */
  values: readonly number[];
}

export interface FigureChartProps {
  title: string;
  /** What each part is called: in words, and under the chart. */
  parts: readonly { name: string; mark: string }[];
  first: Series;
  second: Series;
  /** What the first has more than the second: drawn as a line where the second is below the axis. */
  difference: Series;
  /** The first of an earlier time: drawn as a dashed line. */
  earlier?: Series;
  /** The second goes below the axis. */
  isMirrored?: boolean;
  /** Part that is read out until another one is pointed at. */
  current: number;
  /** Writes an amount whole, and short for the axis. */
  format: (minor: number) => string;
  formatShort: (minor: number) => string;
}

/** Where a key moves the mark, or null for any other key. */
function movedBy(key: string, index: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

type PlotProps = Pick<
  FigureChartProps,
  'current' | 'parts' | 'first' | 'second' | 'difference' | 'earlier' | 'formatShort'
> & {
  isMirrored: boolean;
  marked: number;
};

/** Where a line goes: through the middle of each part. */
function pointsOf(tops: readonly number[]): string {
  return tops.map((top, index) => `${index + 0.5},${top}`).join(' ');
}

/** The bars: a part is one wide and the chart one high, stretched to its place. */
function Plot({
  current,
  parts,
  first,
  second,
  difference,
  earlier,
  isMirrored,
  marked,
  formatShort,
}: PlotProps) {
  const chart = barChart(
    {
      first: first.values,
      second: second.values,
      ...(isMirrored && { line: difference.values.slice(0, current + 1) }),
      ...(earlier && { earlier: earlier.values }),
    },
    isMirrored,
  );
  const { slots, grid } = chart;
  const isEmpty = [...first.values, ...second.values].every((value) => value === 0);
  const points = pointsOf(chart.line);
  const earlierPoints = pointsOf(chart.earlier);
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${slots.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.marked} x={marked} y={0} width={1} height={1} />
        {grid.map(({ value, top }) => (
          <line
            key={value}
            className={value === 0 ? styles.axis : styles.rule}
            x1={0}
            x2={slots.length}
            y1={top}
            y2={top}
          />
        ))}
        {slots.flatMap((bars, index) =>
          bars.map(({ left, width, top, height }, which) => (
            <rect
              key={`${parts[index]?.name} ${which === 0 ? first.name : second.name}`}
              className={which === 0 ? styles.first : styles.second}
              x={index + left}
              y={top}
              width={width}
              height={height}
            />
          )),
        )}
        {earlierPoints !== '' && <polyline className={styles.earlier} points={earlierPoints} />}
        {points !== '' && <polyline className={styles.line} points={points} />}
      </svg>
      {isEmpty && <p className={styles.none}>{messages.none}</p>}
      {grid.map(({ value, top }) => (
        <span key={value} className={styles.axisText} style={{ insetBlockStart: `${top * 100}%` }}>
          {(!isEmpty || value === 0) && formatShort(value)}
        </span>
      ))}
    </>
  );
}

/** Amounts of each hour or day as pairs of bars. A mark follows the pointer and the arrow keys, and its amounts are read out. */
export function FigureChart(props: FigureChartProps) {
  const { title, parts, first, second, difference, earlier, isMirrored = false } = props;
  const { current, format } = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const last = parts.length - 1;
  const marked = Math.min(pointed ?? current, last);
  const read = [first, second, difference, ...(earlier ? [earlier] : [])].map(
    ({ name, values }) => ({ name, text: format(values[marked] ?? 0) }),
  );
  function handleKeyDown(event: KeyboardEvent) {
    const next = movedBy(event.key, marked, last);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
  }
  function handlePointer(event: PointerEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * parts.length);
    setPointed(Math.max(0, Math.min(last, at)));
  }
  const each = Math.ceil(parts.length / 12);
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.head}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <p className={styles.readout} aria-hidden="true">
          <b>{parts[marked]?.name}</b>
          {read.map(({ name, text }, index) => (
            <span key={name} className={styles.legend} data-series={index}>
              {name} <b className={styles.amount}>{text}</b>
            </span>
          ))}
        </p>
      </header>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={marked}
        aria-valuetext={[
          parts[marked]?.name,
          ...read.map(({ name, text }) => `${name} ${text}`),
        ].join(', ')}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointer}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
      >
        <Plot {...props} isMirrored={isMirrored} marked={marked} />
      </div>
      <div className={styles.marks} aria-hidden="true">
        {parts.map(({ name, mark }, index) => (
          <span key={name}>{index % each === 0 && mark}</span>
        ))}
      </div>
    </section>
  );
}
