import { betText } from '@/entities/bet';
import type { StatementLine } from '@/entities/statement';
import { formatOdds } from '@/shared/lib/format';
import { SETTLEMENT_LABEL, slipLabelText } from '#rules/leg-result.ts';
import { messages } from './messages';
import * as styles from './statement-lines.css';

export interface LineBetProps {
  line: Pick<StatementLine, 'bet' | 'category'>;
}

/** Says which bet a line was booked for, and of a void one that its stake came back; nothing for other lines. */
export function LineBet({ line: { bet, category } }: LineBetProps) {
  if (bet === null) return null;
  const { folders, leg, totalOdds, label } = bet;
  const isBack = category === 'win' && label === SETTLEMENT_LABEL.refunded;
  const note = isBack ? slipLabelText(label) : messages.odds(formatOdds(totalOdds));
  const text = betText(folders, leg);
  return (
    <span className={styles.about} title={`${text} · ${note}`}>
      <span className={styles.bet}>{text}</span> <span className={styles.number}>· {note}</span>
    </span>
  );
}
