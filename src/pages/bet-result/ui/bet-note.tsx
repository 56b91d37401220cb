import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { type Bet, isCasinoLeg } from '@/entities/bet';
import { refusalText, toRefusal } from '@/entities/slip';
import { $now } from '@/shared/lib/clock';
import { Countdown } from '@/shared/ui/countdown';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

function PendingNote({ bet }: { bet: Bet }) {
  const now = useUnit($now);
  return (
    <div className={styles.note}>
      <span className={styles.noteText}>{messages.pendingNote}</span>
      <Countdown
        seconds={Math.max(0, ((bet.pendingUntil ?? now) - now) / 1000)}
        label={messages.pendingLeft}
        urgentBelow={0}
      />
    </div>
  );
}

function RefusedNote({ bet }: { bet: Bet }) {
  const texts = bet.refusals.map((refusal) => refusalText(toRefusal(refusal), bet.currency));
  return (
    <div className={styles.note}>
      <span className={styles.noteText}>
        {[...new Set([messages.refusedNote, ...texts])].join(' ')}
      </span>
    </div>
  );
}

/** What else there is to say of a bet: that it waits, or why it was refused. */
export function noteOf(bet: Bet): ReactNode {
  if (bet.status === 'pending') return <PendingNote bet={bet} />;
  if (bet.status === 'accepted' && bet.legs.some(isCasinoLeg))
    return (
      <div className={styles.note}>
        <span className={styles.noteText}>{messages.heldNote}</span>
      </div>
    );
  return bet.status === 'refused' && <RefusedNote bet={bet} />;
}
