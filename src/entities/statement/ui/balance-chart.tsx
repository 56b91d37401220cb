import { type KeyboardEvent, Suspense, useMemo, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import {
  entryLabel,
  formatBalance,
  lastOfInstants,
  type StatementCurrency,
  type StatementSummary,
} from '../lib/line';
import * as styles from './balance-chart.css';
import { messages } from './messages';

/** The chart library asks for number formats as it loads, and throws for a language that is no valid tag. */
function isLanguageValid(): boolean {
  try {
    return Intl.getCanonicalLocales(navigator.language).length > 0;
  } catch {
    return false;
  }
}

const NoLine: typeof import('./balance-line').BalanceLine = () => <span hidden />;
const BalanceLine = lazyPart(async () =>
  isLanguageValid() ? (await import('./balance-line')).BalanceLine : NoLine,
);

const kinds: readonly StatementSummary['marks'][number]['kind'][] = ['deposit', 'withdrawal'];

/** Where a key moves the mark, or null for any other key. */
function movedBy(key: string, index: number, last: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

export interface BalanceChartProps {
  /** Oldest first. */
  points: StatementSummary['points'];
  /** Deposits and requested withdrawals. */
  marks: StatementSummary['marks'];
  currency: StatementCurrency;
}

/** The balance over the period. A mark follows the pointer and the arrow keys, and its balance is read out. */
export function BalanceChart({ points: all, marks, currency }: BalanceChartProps) {
  const points = useMemo(() => lastOfInstants(all), [all]);
  const [marked, setMarked] = useState<number | null>(null);
  const last = points.length - 1;
  if (last < 0) return <p className={styles.none}>{messages.noPoints}</p>;
  const index = Math.min(marked ?? last, last);
  const point = points[index];
  const text = point
    ? messages.pointText(
        messages.pointAt(point.at),
        entryLabel(point.code),
        formatBalance(point.balance, currency),
      )
    : '';
  function handleKeyDown(event: KeyboardEvent) {
    const next = movedBy(event.key, index, last);
    if (next === null) return;
    event.preventDefault();
    setMarked(next);
  }
  return (
    <div
      className={styles.root}
      role="slider"
      tabIndex={0}
      aria-label={messages.chart}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={text}
      onKeyDown={handleKeyDown}
    >
      <p className={styles.readout} aria-hidden="true">
        {kinds
          .filter((kind) => marks.some((mark) => mark.kind === kind))
          .map((kind) => (
            <span key={kind} className={styles.legend} data-kind={kind}>
              {messages.marks[kind]}
            </span>
          ))}
        <span className={styles.point}>{text}</span>
      </p>
      <div className={styles.plot}>
        <Suspense>
          <BalanceLine
            points={points}
            marks={marks}
            currency={currency}
            marked={marked}
            onMark={setMarked}
          />
        </Suspense>
      </div>
    </div>
  );
}
