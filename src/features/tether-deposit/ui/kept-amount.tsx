import { useUnit } from 'effector-react';
import { TETHER_KEPT_MS } from '#rules/tether.ts';
import { $now } from '@/shared/lib/clock';
import { formatMoney, formatUsdtRate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Countdown } from '@/shared/ui/countdown';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { missingOf, missingWorth, type TetherPayment } from '../lib/payment';
import { copyingAmount } from '../model/payment';
import * as styles from './kept-amount.css';
import { messages } from './messages';

export interface KeptAmountProps {
  payment: TetherPayment;
}

/** From here down the time left warns. */
const urgentSeconds = 300;

function Remaining({ payment: { rateExpiresAt } }: KeptAmountProps) {
  const now = useUnit($now);
  const left = Math.max(0, rateExpiresAt - now);
  return (
    <>
      <div className={styles.line}>
        <span className={styles.time}>
          {messages.kept(rateExpiresAt)} ·{' '}
          <Countdown
            seconds={Math.ceil(left / 1000)}
            label={messages.leftLabel}
            urgentBelow={urgentSeconds}
            size="sm"
          />{' '}
          {messages.left}
        </span>
      </div>
      <ProgressBar
        label={messages.leftLabel}
        value={left / TETHER_KEPT_MS}
        size="thin"
        tone={left < urgentSeconds * 1000 ? 'warn' : 'quiet'}
      />
      <p className={styles.note}>{messages.keptNote}</p>
    </>
  );
}

/** What is to be sent, what it comes to, and how long the rate is kept. */
export function KeptAmount({ payment }: KeptAmountProps) {
  const onCopy = useUnit(copyingAmount.requested);
  const { currency, rate } = payment;
  const missing = missingOf(payment);
  const [sum] = messages.micro(missing).split(' ');
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <span className={styles.sum}>
          <b className={styles.figure}>{sum}</b> {messages.unit}
        </span>
        <b className={styles.worth}>
          {messages.worth(formatMoney(missingWorth(payment), currency))}
        </b>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onCopy(sum?.replaceAll(',', '') ?? '')}
        >
          {messages.copyAmount}
        </Button>
      </div>
      {rate !== null && (
        <div className={styles.line}>
          <span className={styles.note}>{messages.rate}</span>
          <b className={styles.rate}>{messages.rateOf(formatUsdtRate(rate))}</b>
        </div>
      )}
      <Remaining payment={payment} />
    </div>
  );
}
