import { formatChange, formatPlain, lineLabel } from '@/entities/statement';
import { DayHead } from './day-head';
import { LineBet } from './line-bet';
import { LineSource } from './line-source';
import type { LinesProps } from './line-table';
import { messages } from './messages';
import * as styles from './statement-lines.css';

/** Lines of two rows, for phones. */
export function LineList({ days, sums, currency }: LinesProps) {
  return (
    <div className={styles.frame}>
      {days.map(({ day, lines }) => (
        <section key={day} aria-label={messages.day(day)}>
          <h2 className={styles.dayRow}>
            <DayHead day={day} sums={sums} currency={currency} />
          </h2>
          <ul>
            {lines.map((line) => (
              <li key={line.seq} className={styles.item}>
                <span className={styles.kind} data-category={line.category}>
                  {lineLabel(line)}
                </span>
                <span className={styles.amount} data-gain={line.amount > 0}>
                  {formatChange(line.amount, currency)}
                </span>
                {(line.bet !== null || line.bank !== null) && (
                  <span className={styles.wide}>
                    <LineBet line={line} />
                  </span>
                )}
                <span className={styles.number}>
                  {messages.lineTime(line.at)} <LineSource source={line.source} />
                </span>
                <span className={styles.number}>
                  {formatPlain(line.before, currency)} → {formatPlain(line.after, currency)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
