import { useUnit } from 'effector-react';
import type { Mutation } from '@/shared/api';
import { formatIso, formatMoney, formatPoint, formatShortDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { isCancellable, type MoneyRequest, reasonOf } from '../lib/request';
import { messages } from './messages';
import * as styles from './request-card.css';
import { RequestTimeline } from './request-timeline';

export interface RequestCardProps {
  request: MoneyRequest;
  /** Takes it back, which is possible until staff works on it. */
  cancelling: Mutation<string, MoneyRequest>;
}

/** The request under way, with how far it has come. */
export function RequestCard({ request, cancelling }: RequestCardProps) {
  const { id, amount, currency, createdAt, state, bonusPoints, bank } = request;
  const { isPending, onCancel } = useUnit({
    isPending: cancelling.$isPending,
    onCancel: cancelling.start,
  });
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
      {isCancellable(request) && (
        <Button size="sm" variant="secondary" loading={isPending} onClick={() => onCancel(id)}>
          {messages.cancel}
        </Button>
      )}
    </Card>
  );
}
