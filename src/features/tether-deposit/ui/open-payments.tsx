import { useUnit } from 'effector-react';
import { $now } from '@/shared/lib/clock';
import { Badge } from '@/shared/ui/badge';
import { Heading } from '@/shared/ui/heading';
import { isPayable, payableOf, type TetherPayment } from '../lib/payment';
import { $chosen, paymentChosen } from '../model';
import { messages } from './messages';
import * as styles from './open-payments.css';
import { PaymentCard } from './payment-card';

export interface OpenPaymentsProps {
  /** At least one, the newest first. */
  payments: readonly TetherPayment[];
}

/** The tether deposits under way. */
export function OpenPayments({ payments }: OpenPaymentsProps) {
  const { now, chosen, onChoose } = useUnit({
    now: $now,
    chosen: $chosen,
    onChoose: paymentChosen,
  });
  const shown = payableOf(payments, { now, chosen });
  return (
    <section className={styles.root} aria-label={messages.under}>
      <div className={styles.head}>
        <Heading level={2}>{messages.under}</Heading>
        <Badge tone="brand" round>
          {payments.length}
        </Badge>
      </div>
      {payments.map((payment) => {
        const isElsewhere = isPayable(payment, now) && payment.id !== shown?.id;
        const onShow = isElsewhere ? () => onChoose(payment.id) : undefined;
        return <PaymentCard key={payment.id} payment={payment} onShow={onShow} />;
      })}
      <p className={styles.note}>{messages.keepsOn}</p>
    </section>
  );
}
