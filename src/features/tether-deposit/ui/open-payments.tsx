import { useUnit } from 'effector-react';
import { LatestLine } from '@/entities/money-request';
import { $now } from '@/shared/lib/clock';
import { Badge } from '@/shared/ui/badge';
import { Heading } from '@/shared/ui/heading';
import { isPayable, payableOf, type TetherPayment, toneOf } from '../lib/payment';
import { $chosen, $listed, paymentChosen } from '../model/payment';
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

export interface LatestPaymentProps {
  /** Those under way, the newest first. */
  open: readonly TetherPayment[];
}

/** The tether deposit under way, else the last one; nothing where there never was one. */
export function LatestPayment({ open }: LatestPaymentProps) {
  const listed = useUnit($listed);
  const payment = open[0] ?? listed?.[0];
  if (payment === undefined) return null;
  return (
    <LatestLine
      state={messages.stateOf(payment)}
      tone={toneOf(payment)}
      amount={messages.micro(payment.amountMicro)}
      at={payment.createdAt}
      reason={payment.reason}
      isOpen={open.length > 0}
    />
  );
}
