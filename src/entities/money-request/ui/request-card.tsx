import type { ReactNode } from 'react';
import { formatIso, formatMoney, formatPoint, formatShortDateTime } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { type MoneyRequest, reasonOf } from '../lib/request';
import { messages } from './messages';
import * as styles from './request-card.css';
import { RequestTimeline } from './request-timeline';

export interface RequestCardProps {
  request: MoneyRequest;
  /** What the member may do about it. */
  action?: ReactNode;
}

/** A request with how far it has come. */
export function RequestCard({ request, action }: RequestCardProps) {
  const { amount, currency, createdAt, state, bonusPoints, bank } = request;
  const reason = reasonOf(request);
  return (
    <Card padding="4" className={styles.root}>
      <div className={styles.head}>
        <b className={styles.amount}>{formatMoney(amount, currency)}</b>
        <time className={styles.note} dateTime={formatIso(createdAt)}>
          {formatShortDateTime(createdAt)}
        </time>
      </div>
      {bonusPoints > 0 && <p className={styles.note}>{messages.bonus(formatPoint(bonusPoints))}</p>}
      {bank && (
        <p className={styles.note}>
          {bank.bankName} {bank.accountNumber} {bank.holder}
        </p>
      )}
      <RequestTimeline state={state} />
      {reason !== null && <p className={styles.reason}>{messages.reason(reason)}</p>}
      {action}
    </Card>
  );
}
