import { type Currency, formatMoney } from '@/shared/lib/format';
import { ProgressBar } from '@/shared/ui/progress-bar';
import type { Turnover } from '../lib/turnover';
import { HeldBonuses } from './held-bonuses';
import { messages } from './messages';
import * as styles from './turnover-meter.css';

export interface TurnoverMeterProps {
  turnover: Turnover;
  currency: Currency;
}

/** What has to be bet before a withdrawal, how much of it is done, and the points that wait for it. */
export function TurnoverMeter({ turnover, currency }: TurnoverMeterProps) {
  const { required, done, rest, held } = turnover;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <section className={styles.root} aria-label={messages.turnover}>
      <div className={styles.line}>
        <span className={styles.title}>{messages.turnover}</span>
        {required > 0 && <span>{messages.turnoverDone(money(done), money(required))}</span>}
      </div>
      {required > 0 && (
        <ProgressBar
          label={messages.turnover}
          value={done / required}
          tone={rest > 0 ? 'warn' : 'brand'}
          size="thin"
        />
      )}
      <p className={styles.note}>
        {required === 0 && messages.turnoverNone}
        {required > 0 && (rest > 0 ? messages.turnoverRest(money(rest)) : messages.turnoverMet)}
      </p>
      <HeldBonuses bonuses={held} currency={currency} />
    </section>
  );
}
