import { betText, isCasinoLeg } from '@/entities/bet';
import type { StatementLine } from '@/entities/statement';
import { slipModes } from '@/shared/copy';
import { formatOdds } from '@/shared/lib/format';
import { messages } from './messages';
import * as styles from './statement-lines.css';

export interface LineBetProps {
  line: Pick<StatementLine, 'bet' | 'bank' | 'category'>;
}

/** Which bet a line was booked for, or which account a withdrawal goes to; nothing for other lines. */
export function LineBet({ line: { bet, bank, category } }: LineBetProps) {
  if (bank !== null)
    return (
      <span className={styles.about}>
        <span className={styles.number}>{messages.bank(bank.bankName, bank.accountNumber)}</span>
      </span>
    );
  if (bet === null) return null;
  // A round of a game has neither odds nor a mode.
  if (isCasinoLeg(bet.leg)) {
    const name = betText(bet);
    return (
      <span className={styles.about} title={`${name} · ${bet.leg.providerName}`}>
        <span className={styles.bet}>{name}</span>{' '}
        <span className={styles.number}>· {bet.leg.providerName}</span>
      </span>
    );
  }
  const { totalOdds, mode } = bet;
  const paid = category === 'void' ? messages.voidNote : messages.odds(formatOdds(totalOdds));
  const note = mode === undefined ? paid : `${paid} · ${slipModes[mode]}`;
  const text = betText(bet);
  return (
    <span className={styles.about} title={`${text} · ${note}`}>
      <span className={styles.bet}>{text}</span> <span className={styles.number}>· {note}</span>
    </span>
  );
}
