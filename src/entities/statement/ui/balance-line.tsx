import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import { vars } from '@/shared/theme';
import type { BalanceChartProps } from './balance-chart';
import { drawMarks } from './draw-marks';
import * as styles from './balance-line.css';
import { messages } from './messages';

const DAY_MS = 24 * 3_600_000;
const HALF_DAY_S = DAY_MS / 2_000;
const height = 122;
const steps = uPlot.paths.stepped?.({ align: 1 });

/** The value of a colour of the theme, as a canvas needs it. */
function colourOf(element: Element, colour: string): string {
  return getComputedStyle(element).getPropertyValue(colour.replace(/^var\((.*)\)$/, '$1'));
}

interface BalanceLineProps extends BalanceChartProps {
  /** Index of the point that the mark is at; null for none. */
  marked: number | null;
  onMark: (index: number | null) => void;
}

function optionsOf(
  root: HTMLElement,
  {
    points,
    marks,
    currency,
    onMark,
    onReady,
  }: Omit<BalanceLineProps, 'marked'> & { onReady: () => void },
): uPlot.Options {
  const colour = (name: 'brand' | 'brandTint' | 'line' | 'surface' | 'text3') => () =>
    colourOf(root, vars.color[name]);
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  const axisTime = span > 2 * DAY_MS ? messages.axisDay : messages.axisTime;
  const unit = currency === 'USD' ? 100 : 1;
  const axis = { stroke: colour('text3'), font: `11px ${getComputedStyle(root).fontFamily}` };
  return {
    width: root.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8 } },
    // A single line, as of a new member, is in the middle of its day.
    scales: {
      x: {
        time: true,
        ...(span === 0 && { range: (_plot, min) => [min - HALF_DAY_S, min + HALF_DAY_S] }),
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        ticks: { show: false },
        size: 20,
        gap: 2,
        space: 72,
        values: (_plot, ticks) => ticks.map((tick) => axisTime(tick * 1000)),
      },
      {
        ...axis,
        grid: { stroke: colour('line'), width: 1 },
        ticks: { show: false },
        size: 52,
        space: 32,
        values: (_plot, ticks) => ticks.map((tick) => messages.axisAmount(tick / unit)),
      },
    ],
    series: [
      {},
      {
        stroke: colour('brand'),
        fill: colour('brandTint'),
        width: 1.6,
        points: { show: span === 0, size: 8 },
        ...(steps && { paths: steps }),
      },
    ],
    hooks: {
      ready: [onReady],
      draw: [
        (plot) =>
          drawMarks(plot, marks, { colour: colour('brand')(), ground: colour('surface')() }),
      ],
      setCursor: [
        (plot) => {
          const isPointed = (plot.cursor.left ?? -1) >= 0;
          if (isPointed && plot.cursor.event) onMark(plot.cursor.idx ?? null);
        },
      ],
    },
  };
}

/** Draws the balance as steps on a canvas; loaded with the chart's library when a statement is first shown. */
export function BalanceLine({ points, marks, currency, marked, onMark }: BalanceLineProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<uPlot | null>(null);
  const [ready, setReady] = useState<uPlot | null>(null);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const data: uPlot.AlignedData = [
      points.map(({ at }) => at / 1000),
      points.map(({ balance }) => balance),
    ];
    const plot = new uPlot(
      optionsOf(root, {
        points,
        marks,
        currency,
        onMark,
        onReady: () => setReady(plotRef.current),
      }),
      data,
      root,
    );
    plotRef.current = plot;
    const resized = new ResizeObserver(() => plot.setSize({ width: root.clientWidth, height }));
    resized.observe(root);
    // A canvas keeps the colours it was drawn in.
    const worn = new MutationObserver(() => plot.redraw(false));
    worn.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      resized.disconnect();
      worn.disconnect();
      plot.destroy();
      plotRef.current = null;
    };
  }, [points, marks, currency, onMark]);

  // A chart has no scales before it is ready, which it is after the effects of this render.
  useEffect(() => {
    const point = marked === null ? undefined : points[marked];
    if (ready === null || ready !== plotRef.current || point === undefined) return;
    ready.setCursor(
      { left: ready.valToPos(point.at / 1000, 'x'), top: ready.valToPos(point.balance, 'y') },
      false,
    );
  }, [marked, points, ready]);

  return <div ref={rootRef} className={styles.root} aria-hidden="true" />;
}
