import { formatIso, formatMoney, formatPoint, formatShortDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { type MoneyRequest, reasonOf, toneOf } from '../lib/request';
import { messages } from './messages';
import * as styles from './request-list.css';

export interface RequestListProps {
  requests: readonly MoneyRequest[];
}

/** Requests of one kind, newest first. */
export function RequestList({ requests }: RequestListProps) {
  const kind = requests[0]?.kind ?? 'deposit';
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.history(kind)}>
        {requests.map((request) => {
          const { id, amount, currency, createdAt, state, bonusPoints } = request;
          const reason = reasonOf(request);
          return (
            <li key={id} className={styles.row}>
              <time className={styles.when} dateTime={formatIso(createdAt)}>
                {formatShortDateTime(createdAt)}
              </time>
              <span className={styles.what}>
                <b className={styles.amount}>{formatMoney(amount, currency)}</b>
                {bonusPoints > 0 && (
                  <span className={styles.note}>{messages.bonus(formatPoint(bonusPoints))}</span>
                )}
                {reason !== null && <span className={styles.note}>{messages.reason(reason)}</span>}
              </span>
              <Badge tone={toneOf(request)}>{messages.states[state]}</Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
