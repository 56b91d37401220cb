import { formatIso, formatMoney, formatShortDateTime, formatUsdtRate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import type { TetherPayment } from '../lib/payment';
import { messages } from './messages';
import { PartChoice } from './part-choice';
import * as styles from './payment-card.css';
import { PaymentTimeline } from './payment-timeline';

export interface PaymentCardProps {
  payment: TetherPayment;
  /** Its address is wanted; nothing where it is shown already. */
  onShow?: (() => void) | undefined;
}

function figuresOf({ paidMicro, rate, currency, credit }: TetherPayment) {
  return [
    { term: messages.paid, value: messages.micro(paidMicro, 6) },
    ...(rate === null ? [] : [{ term: messages.rate, value: formatUsdtRate(rate) }]),
    {
      term: messages.expected,
      value: <b className={styles.credit}>{formatMoney(credit, currency)}</b>,
    },
  ];
}

/** A tether deposit under way: how far it has come, and what its member may do about it. */
export function PaymentCard({ payment, onShow }: PaymentCardProps) {
  const { amountMicro, createdAt, state, paidMicro } = payment;
  const isPart = state === 'partial';
  return (
    <Card as="article" padding="4" className={styles.root} aria-label={messages.micro(amountMicro)}>
      <div className={styles.head}>
        <b>{isPart ? messages.partTitle : messages.micro(amountMicro)}</b>
        <time className={styles.when} dateTime={formatIso(createdAt)}>
          {formatShortDateTime(createdAt)}
        </time>
      </div>
      <PaymentTimeline payment={payment} />
      {paidMicro > 0 && !isPart && <DataList items={figuresOf(payment)} />}
      {isPart && <PartChoice payment={payment} />}
      {onShow && (
        <Button variant="secondary" fullWidth onClick={onShow}>
          {messages.showAddress}
        </Button>
      )}
    </Card>
  );
}
