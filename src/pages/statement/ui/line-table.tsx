import {
  formatChange,
  formatPlain,
  lineLabel,
  type StatementCurrency,
  type StatementSummary,
} from '@/entities/statement';
import type { DayOfLines } from '../lib/by-day';
import { DayHead } from './day-head';
import { LineBet } from './line-bet';
import { LineSource } from './line-source';
import { messages } from './messages';
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
        {days.map(({ day, lines }) => (
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
            {lines.map((line) => (
              <tr key={line.seq}>
                <td className={styles.cell()}>{messages.lineTime(line.at)}</td>
                <td className={styles.cell()}>
                  <span className={styles.kind} data-category={line.category}>
                    {lineLabel(line)}
                  </span>
                </td>
                <td className={`${styles.cell()} ${styles.roomy}`}>
                  <LineBet line={line} />
                </td>
                <td className={styles.cell()}>
                  <LineSource source={line.source} />
                </td>
                <td className={styles.cell({ align: 'end' })}>
                  {formatPlain(line.before, currency)}
                </td>
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
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
