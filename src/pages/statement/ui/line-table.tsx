import { useState } from 'react';
import {
  formatChange,
  formatPlain,
  lineLabel,
  type StatementCurrency,
  type StatementLine,
  type StatementSummary,
} from '@/entities/statement';
import type { DayOfLines } from '../lib/by-day';
import { entryKey, isRound, type RoundOfLines } from '../lib/by-round';
import { DayHead } from './day-head';
import { LineBet } from './line-bet';
import { LineSource } from './line-source';
import { messages } from './messages';
import { RoundAbout, RoundToggle } from './round-parts';
import * as styles from './statement-lines.css';

const columns = [
  { label: messages.time, align: 'start' },
  { label: messages.kind, align: 'start' },
  { label: messages.about, align: 'start' },
  { label: messages.source, align: 'start' },
  { label: messages.before, align: 'end' },
  { label: messages.amount, align: 'end' },
  { label: messages.after, align: 'end' },
  { label: messages.number, align: 'end' },
] as const;

export interface LinesProps {
  days: readonly DayOfLines[];
  /** What each day came to, whether all of its lines are here or not. */
  sums: StatementSummary['days'];
  currency: StatementCurrency;
}

interface LineRowProps {
  line: StatementLine;
  currency: StatementCurrency;
  /** One of the lines of the round above. */
  isPart?: boolean;
}

function LineRow({ line, currency, isPart = false }: LineRowProps) {
  return (
    <tr className={styles.row} data-part={isPart}>
      <td className={styles.cell()}>{messages.lineTime(line.at)}</td>
      <td className={styles.cell()}>
        <span className={styles.kind} data-category={line.category}>
          {lineLabel(line)}
        </span>
      </td>
      <td className={`${styles.cell()} ${styles.roomy}`}>{!isPart && <LineBet line={line} />}</td>
      <td className={styles.cell()}>{!isPart && <LineSource source={line.source} />}</td>
      <td className={styles.cell({ align: 'end' })}>{formatPlain(line.before, currency)}</td>
      <td className={styles.cell({ align: 'end' })}>
        <span className={styles.amount} data-gain={line.amount > 0}>
          {formatChange(line.amount, currency)}
        </span>
      </td>
      <td className={styles.cell({ align: 'end' })}>
        <span className={styles.after}>{formatPlain(line.after, currency)}</span>
      </td>
      <td className={styles.cell({ align: 'end' })}>
        <span className={styles.number}>{messages.numberOf(line.seq)}</span>
      </td>
    </tr>
  );
}

/** A round of a game in one row, which opens into its lines. */
function RoundRows({ round, currency }: { round: RoundOfLines; currency: StatementCurrency }) {
  const [isOpen, setOpen] = useState(false);
  const [last] = round.lines;
  return (
    <>
      <tr>
        <td className={styles.cell()}>{messages.lineTime(last.at)}</td>
        <td className={styles.cell()}>
          <RoundToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </td>
        <td className={`${styles.cell()} ${styles.roomy}`}>
          <RoundAbout round={round} currency={currency} />
        </td>
        <td className={styles.cell()}>
          <LineSource source={last.source} />
        </td>
        <td className={styles.cell({ align: 'end' })}>{formatPlain(round.before, currency)}</td>
        <td className={styles.cell({ align: 'end' })}>
          <span className={styles.amount} data-gain={round.net > 0}>
            {formatChange(round.net, currency)}
          </span>
        </td>
        <td className={styles.cell({ align: 'end' })}>
          <span className={styles.after}>{formatPlain(round.after, currency)}</span>
        </td>
        <td className={styles.cell({ align: 'end' })}>
          <span className={styles.number}>{messages.lineCount(round.lines.length)}</span>
        </td>
      </tr>
      {isOpen &&
        round.lines.map((line) => (
          <LineRow key={line.seq} line={line} currency={currency} isPart />
        ))}
    </>
  );
}

/** Lines as a table: each begins with the balance that the line below it left. */
export function LineTable({ days, sums, currency }: LinesProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label, align }) => (
              <th key={label} scope="col" className={styles.cell({ kind: 'head', align })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {days.map(({ day, entries }) => (
          <tbody key={day}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={columns.length}
                className={styles.cell({ kind: 'head' })}
              >
                <DayHead day={day} sums={sums} currency={currency} />
              </th>
            </tr>
            {entries.map((entry) =>
              isRound(entry) ? (
                <RoundRows key={entryKey(entry)} round={entry} currency={currency} />
              ) : (
                <LineRow key={entryKey(entry)} line={entry} currency={currency} />
              ),
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
