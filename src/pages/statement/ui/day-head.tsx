import { formatResult, type StatementCurrency, type StatementSummary } from '@/entities/statement';
import { messages } from './messages';
import * as styles from './statement-lines.css';

export interface DayHeadProps {
  /** First instant of the day in Seoul, epoch milliseconds. */
  day: number;
  /** What each day came to, whether all of its lines are here or not. */
  sums: StatementSummary['days'];
  currency: StatementCurrency;
}

/** A day with the number of its lines and what they came to. */
export function DayHead({ day, sums, currency }: DayHeadProps) {
  const sum = sums.find((one) => one.day === day);
  return (
    <span className={styles.day}>
      <b>{messages.day(day)}</b>
      {sum && (
        <>
          <span>{messages.count(sum.lines)}</span>
          <span className={styles.daySums}>
            {messages.daySums(
              formatResult(sum.result, currency),
              formatResult(sum.netDeposit, currency),
            )}
          </span>
        </>
      )}
    </span>
  );
}
