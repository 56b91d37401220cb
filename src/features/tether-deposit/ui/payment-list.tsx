import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { formatIso, formatMoney, formatShortDateTime, formatUsdtRate } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { PagedList, usePaged } from '@/shared/ui/paged-list';
import { type TetherPayment, toneOf } from '../lib/payment';
import { $listed, payments as paged } from '../model/payment';
import { messages } from './messages';
import * as styles from './payment-list.css';

export interface PaymentListProps {
  payments: readonly TetherPayment[];
}

/** What came, or will come, into the balance; nothing of one that was refused. */
function hasCredit({ paidMicro, state }: TetherPayment): boolean {
  return paidMicro > 0 && state !== 'rejected';
}

/** Tether deposits, newest first. */
export function PaymentList({ payments }: PaymentListProps) {
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.history}>
        {payments.map((payment) => {
          const { id, createdAt, amountMicro, paidMicro, rate, credit, currency, reason } = payment;
          return (
            <li key={id} className={styles.row}>
              <time className={styles.note} dateTime={formatIso(createdAt)}>
                {formatShortDateTime(createdAt)}
              </time>
              <span className={styles.what}>
                <b>{messages.micro(paidMicro)}</b>
                <span className={styles.note}>
                  {messages.requested(messages.micro(amountMicro))}
                </span>
                {rate !== null && <span className={styles.note}>{formatUsdtRate(rate)}</span>}
                {reason !== null && <span className={styles.note}>{messages.reason(reason)}</span>}
              </span>
              <span className={styles.end}>
                {hasCredit(payment) && (
                  <b className={styles.credit}>{formatMoney(credit, currency)}</b>
                )}
                <Badge tone={toneOf(payment)}>{messages.stateOf(payment)}</Badge>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The member's tether deposits, page after page. */
export function PaymentHistory() {
  return (
    <PagedList
      {...usePaged({ ...paged, $items: $listed })}
      texts={{
        ...listTexts,
        title: messages.history,
        failed: messages.historyFailed,
        empty: messages.historyEmpty,
        emptyText: messages.historyEmptyText,
      }}
      emptyIcon={<IconHistory size={28} />}
    >
      {(payments) => <PaymentList payments={payments} />}
    </PagedList>
  );
}
