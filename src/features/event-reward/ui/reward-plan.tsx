import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { RewardResult } from '../api';
import { leftOutOf, type RewardRow, sumText } from '../lib/outcome';
import * as styles from './event-rewards.css';
import { messages } from './messages';

/** So many are named of each who get nothing for the same reason. */
const mostNamed = 20;

const nameOf = ({ named, nickname, userId }: RewardRow) =>
  nickname === null ? named : `${nickname}(${userId ?? named})`;

function LeftOut({ rows }: { rows: readonly RewardRow[] }) {
  const groups = leftOutOf(rows);
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
  if (count === 0) return null;
  return (
    <section className={styles.groups} aria-label={messages.leftOutTitle(count)}>
      <Heading level={4}>{messages.leftOutTitle(count)}</Heading>
      <ul className={styles.groups}>
        {groups.map(({ why, rows: left }) => (
          <li key={why} className={styles.group}>
            <span className={styles.why}>
              <span>{messages.leftOut[why]}</span>
              <span>{messages.people(left.length)}</span>
            </span>
            <span className={styles.names}>
              {left.slice(0, mostNamed).map(nameOf).join(', ')}
              {left.length > mostNamed && ` ${messages.more(left.length - mostNamed)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface RewardPlanProps {
  /** What becomes of each who was named. */
  result: RewardResult;
  /** Whether it was paid; else it is what would be. */
  isPaid: boolean;
  isPaying: boolean;
  onPay: () => void;
}

/** What a list of rewards gives to how many, whom it leaves out and why, and the button that pays it. */
export function RewardPlan({ result: { rows, totals }, isPaid, isPaying, onPay }: RewardPlanProps) {
  const { paid, waiting } = totals;
  const count = paid + waiting;
  const title = isPaid ? messages.result : messages.planned;
  return (
    <section className={styles.plan} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {count === 0 ? (
        <p>{messages.nobody}</p>
      ) : (
        <DataList
          items={[
            {
              term: isPaid ? messages.paid.result : messages.paid.planned,
              value: messages.people(paid),
            },
            ...(waiting > 0 ? [{ term: messages.waiting, value: messages.people(waiting) }] : []),
            { term: messages.sum, value: <b>{sumText(totals)}</b> },
          ]}
        />
      )}
      <LeftOut rows={rows} />
      {!isPaid && count > 0 && (
        <Button fullWidth loading={isPaying} onClick={onPay}>
          {messages.payFor(count)}
        </Button>
      )}
    </section>
  );
}
