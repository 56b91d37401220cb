import { useUnit } from 'effector-react';
import { TETHER_PART_MS } from '#rules/tether.ts';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { isInTime, missingOf, type TetherPayment } from '../lib/payment';
import { taking } from '../model/payment';
import { messages } from './messages';
import * as styles from './part-choice.css';

export interface PartChoiceProps {
  payment: TetherPayment;
}

/** Too little came: the rest is sent in time, or what came is taken. */
export function PartChoice({ payment }: PartChoiceProps) {
  const { now, isTaking, onTake } = useUnit({
    now: $now,
    isTaking: taking.$isPending,
    onTake: taking.start,
  });
  const { id, paidMicro, amountMicro, rateExpiresAt, credit } = payment;
  const isWorth = credit > 0;
  return (
    <div className={styles.root}>
      <p className={styles.line}>
        <span>
          <b className={styles.paid}>{messages.micro(paidMicro).replace(' USDT', '')}</b> /{' '}
          {messages.micro(amountMicro)}
        </span>
        <b className={styles.short}>{messages.short(messages.micro(missingOf(payment)))}</b>
      </p>
      <ProgressBar
        label={messages.partShare}
        value={paidMicro / amountMicro}
        size="thin"
        tone="warn"
      />
      <p className={styles.note}>
        {isInTime(payment, now) ? messages.partInTime(rateExpiresAt) : messages.partTooLate}{' '}
        {isWorth ? messages.partTaken(rateExpiresAt + TETHER_PART_MS) : messages.partDust}
      </p>
      {isWorth && (
        <Button variant="secondary" fullWidth loading={isTaking} onClick={() => onTake(id)}>
          {messages.take(payment)}
        </Button>
      )}
    </div>
  );
}
