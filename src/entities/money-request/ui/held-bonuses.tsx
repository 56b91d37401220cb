import { useUnit } from 'effector-react';
import { type Currency, formatMoney, formatPoint } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { HeldBonus } from '../lib/turnover';
import { bonusGivingUp } from '../model';
import * as styles from './held-bonuses.css';
import { messages } from './messages';

export interface HeldBonusesProps {
  bonuses: readonly HeldBonus[];
  currency: Currency;
}

/** Points that wait for the turnover of their deposit; each may be given up. */
export function HeldBonuses({ bonuses, currency }: HeldBonusesProps) {
  const [onGiveUp, isPending] = useUnit([bonusGivingUp.start, bonusGivingUp.$isPending]);
  const money = (minor: number) => formatMoney(minor, currency);
  if (bonuses.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.held}>
      {bonuses.map((bonus) => (
        <li key={bonus.id} className={styles.item}>
          <span className={styles.points}>
            {messages.held} <b>{formatPoint(bonus.points)}</b>
          </span>
          <Button
            size="sm"
            variant="quiet"
            loading={isPending}
            onClick={() => onGiveUp({ bonus, currency })}
          >
            {messages.giveUp}
          </Button>
          <span className={styles.note}>
            {messages.heldNote(money(bonus.done), money(bonus.required))}
          </span>
        </li>
      ))}
    </ul>
  );
}
