import { useUnit } from 'effector-react';
import type { Bet } from '@/entities/bet';
import { formatMoney } from '@/shared/lib/format';
import { $values } from '../model';
import * as styles from './cash-out-panel.css';
import { messages } from './messages';
import { ValueLine } from './value-line';

export interface CashOutValueProps {
  bet: Pick<Bet, 'currency'>;
  /** Minor units. */
  amount: number;
}

/** What the bet is worth, and how that has moved since the last reading. */
export function CashOutValue({ bet, amount }: CashOutValueProps) {
  const values = useUnit($values);
  const moved = amount - (values.at(-2) ?? amount);
  const by = formatMoney(Math.abs(moved), bet.currency);
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.title}>{messages.title}</p>
        <p className={styles.figure}>
          <b className={styles.amount}>{formatMoney(amount, bet.currency)}</b>
          {moved !== 0 && (
            <span
              className={styles.moved}
              role="img"
              aria-label={moved > 0 ? messages.rose(by) : messages.fell(by)}
            >
              {moved > 0 ? messages.up(by) : messages.down(by)}
            </span>
          )}
        </p>
      </div>
      <ValueLine values={values} />
    </div>
  );
}
