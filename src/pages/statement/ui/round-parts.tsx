import type { StatementCurrency } from '@/entities/statement';
import { formatPlain } from '@/entities/statement';
import { IconChevronDown } from '@/shared/icons';
import type { RoundOfLines } from '../lib/by-round';
import { LineBet } from './line-bet';
import { messages } from './messages';
import * as styles from './statement-lines.css';

export interface RoundToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens a round of a game into its lines. */
export function RoundToggle({ isOpen, onToggle }: RoundToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
      <span className={styles.kind} data-category="casino">
        {messages.round}
      </span>
      <IconChevronDown size={14} className={styles.chevron} />
    </button>
  );
}

export interface RoundAboutProps {
  round: RoundOfLines;
  currency: StatementCurrency;
}

/** Which round it is, and what was staked, won and given back. */
export function RoundAbout({ round, currency }: RoundAboutProps) {
  const { lines, staked, won, refunded } = round;
  const plain = (amount: number) => (amount === 0 ? null : formatPlain(amount, currency));
  return (
    <span className={styles.round}>
      <LineBet line={lines[0]} />
      <span className={styles.roundSums}>
        {messages.roundSums({
          staked: plain(staked),
          won: plain(won),
          refunded: plain(refunded),
        })}
      </span>
    </span>
  );
}
