import { formatMoney } from '@/shared/lib/format';
import type { Play } from '../play/use-play.ts';
import * as styles from './frame.css';
import { frameMessages, statusMessages } from './messages.ts';

interface PaceProps {
  play: Play;
  /** Seconds until the next round may begin. */
  rest: number;
  /** What the round would cost, in words, or why it may not begin. */
  note: string;
}

/** What the player has, what a round costs, and when the next one may begin. */
export function Pace({ play: { state, opened }, rest, note }: PaceProps) {
  return (
    <p className={styles.middle}>
      <span>
        {frameMessages.balance}{' '}
        <b className={styles.money}>{formatMoney(state.balance, opened.currency)}</b>
      </span>
      <br />
      <span>{note}</span>
      {' · '}
      <span>{rest > 0 ? statusMessages.wait(rest) : statusMessages.pace(opened.cycleMs)}</span>
    </p>
  );
}
