import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { REELS, type SlotSymbol, windowOf } from '#rules/casino/slot.ts';
import { isStill, whenEnded } from '../lib/motion.ts';
import { craneMessages, symbolNames } from './messages.ts';
import * as styles from './reels.css';
import { SymbolArt } from './symbol-art.tsx';
import { rowsOf, type SlotWins } from './wins.ts';

const ROWS = 3;
/** Symbols that pass by on the first reel, and more of them on each further one. */
const PASSING = { first: 12, more: 5 };
const DURATION = { first: 800, more: 200 };
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface ReelsProps {
  stops: readonly number[];
  /** Where the reels were before; they move on from there to `stops`, and call back when they have stopped. */
  from: readonly number[] | null;
  onStopped: () => void;
  /** What is lit up: nothing where nothing may be celebrated. */
  lit: SlotWins | null;
}

/** Five reels of three rows. They move by transform alone and end on what was drawn before they moved. */
export function Reels({ stops, from, onStopped, lit }: ReelsProps) {
  const root = useRef<HTMLDivElement>(null);
  const stopped = useEffectEvent(onStopped);
  const isMoving = from !== null;
  // Before the paint, which would show where they end.
  useLayoutEffect(() => {
    if (!isMoving) return;
    if (isStill()) {
      stopped();
      return;
    }
    const strips = root.current?.querySelectorAll('[data-strip]') ?? [];
    const motions = Array.from(strips, (strip, reel) => {
      const hidden = 1 - ROWS / strip.childElementCount;
      const start = `translateY(${(-hidden * 100).toFixed(3)}%)`;
      const duration = DURATION.first + reel * DURATION.more;
      return strip.animate([{ transform: start }, { transform: 'none' }], { duration, easing });
    });
    return whenEnded(motions, () => stopped());
  }, [isMoving]);

  const columns = windowOf(stops);
  const names = columns.map((column, reel) =>
    craneMessages.column(
      reel + 1,
      column.map((symbol) => symbolNames[symbol]),
    ),
  );
  return (
    <div
      ref={root}
      className={styles.root}
      data-theme="celadon"
      role="img"
      aria-label={isMoving ? craneMessages.moving : craneMessages.reels(names)}
    >
      {columns.map((column, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
        <div key={reel} className={styles.reel}>
          <Strip
            cells={from ? [...column, ...passing(reel, from)] : column}
            lit={lit}
            reel={reel}
          />
        </div>
      ))}
      {lit && <WinLines wins={lit} />}
    </div>
  );
}

/** What passes by on a reel, from the top down, and what stood there before. */
function passing(reel: number, from: readonly number[]): SlotSymbol[] {
  const strip = REELS[reel] ?? [];
  const count = PASSING.first + reel * PASSING.more;
  const first = (from[reel] ?? 0) - count + strip.length * count;
  return Array.from({ length: count + ROWS }, (_, at) => strip[(first + at) % strip.length]).filter(
    (symbol) => symbol !== undefined,
  );
}

interface StripProps {
  cells: readonly SlotSymbol[];
  reel: number;
  lit: SlotWins | null;
}

function Strip({ cells, reel, lit }: StripProps) {
  return (
    <div
      className={styles.strip}
      data-strip
      style={{ blockSize: `${(cells.length / ROWS) * 100}%` }}
    >
      {cells.map((symbol, row) => {
        const isHit = lit?.cells.has(`${reel}:${row}`) ?? false;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={row}
            className={styles.cell}
            data-hit={isHit}
            data-dim={lit !== null && !isHit}
          >
            <span className={styles.art}>
              <SymbolArt symbol={symbol} />
            </span>
            {isHit && symbol === 'crane' && <em className={styles.wild}>{craneMessages.wild}</em>}
          </div>
        );
      })}
    </div>
  );
}

const x = (reel: number): number => reel * 100 + 50;
const y = (row: number): number => row * 100 + 50;

/** Each winning line through its cells, and dotted on to the edge. */
function WinLines({ wins: { lines } }: { wins: SlotWins }) {
  return (
    <>
      <svg
        className={styles.lines}
        viewBox="0 0 500 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {lines.map(({ line, count }) => {
          const rows = rowsOf(line);
          const points = rows.map((row, reel) => `${x(reel)},${y(row)}`);
          return (
            <g key={line}>
              <polyline
                className={styles.line}
                points={[`0,${y(rows[0] ?? 0)}`, ...points.slice(0, count)].join(' ')}
              />
              <polyline
                className={styles.rest}
                points={[...points.slice(count - 1), `500,${y(rows[4] ?? 0)}`].join(' ')}
              />
            </g>
          );
        })}
      </svg>
      {lines.slice(0, 1).map(({ line }) => (
        <span
          key={line}
          className={styles.number}
          style={{ insetBlockStart: `${(((rowsOf(line)[0] ?? 0) + 0.5) / ROWS) * 100}%` }}
        >
          {line}
        </span>
      ))}
    </>
  );
}
