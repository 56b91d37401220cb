import { useUnit } from 'effector-react';
import { formatUsdt, formatUsdtRate } from '@/shared/lib/format';
import type { TetherWithdrawalTerms } from '../api';
import { arrivalOf } from '../lib/arrival';
import { tetherWithdrawal } from '../model';
import { messages } from './messages';
import * as styles from './tether-arrival.css';

export interface TetherArrivalProps {
  terms: TetherWithdrawalTerms;
}

/** What the typed amount comes to on the chain, at which rate and less which fee. */
export function TetherArrival({ terms }: TetherArrivalProps) {
  const amount = useUnit(tetherWithdrawal.$amount) ?? 0;
  const { rate, feeMicro } = terms;
  const arrives = arrivalOf(amount, terms);
  return (
    <div className={styles.root}>
      {rate !== null && <span>{messages.rate(formatUsdtRate(rate))}</span>}
      <span>{messages.fee(formatUsdt(feeMicro))}</span>
      <output className={styles.sum}>
        {amount > 0 && arrives === 0 ? messages.belowFee : messages.arrives(formatUsdt(arrives))}
      </output>
    </div>
  );
}
