import { useUnit } from 'effector-react';
import { $pendingBets, type Bet, legKey, legWithMatch } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';
import { formatFolders, formatMoney, formatOdds } from '@/shared/lib/format';
import { CountdownRing } from '@/shared/ui/countdown';
import { delayOf } from '../lib/delay';
import { messages } from './messages';
import * as styles from './pending-bets.css';

function PendingBet({ bet, now, isBrief }: { bet: Bet; now: number; isBrief: boolean }) {
  const { legs, system, stake, currency, totalOdds } = bet;
  const shown = isBrief ? legs.slice(0, 1) : legs;
  return (
    <li className={styles.row}>
      <span className={styles.ring}>
        <CountdownRing
          size="sm"
          {...delayOf(bet, now)}
          label={messages.pendingLeft}
          urgentBelow={0}
        />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{messages.pending}</p>
        <ul className={styles.legs}>
          {shown.map((leg) => (
            <li key={legKey(leg)}>
              {legWithMatch(leg)}
              {shown.length < legs.length && ` ${messages.moreLegs(legs.length - shown.length)}`}
            </li>
          ))}
        </ul>
      </div>
      <span className={styles.end}>
        <b className={styles.odds}>
          {legs.length > 1 ? formatFolders(legs.length, system?.sizes) : formatOdds(totalOdds)}
        </b>
        {formatMoney(stake, currency)}
      </span>
    </li>
  );
}

export interface PendingBetsProps {
  /** A line for each, without what they wait for. */
  isBrief?: boolean;
}

/** Bets in play that wait out their delay, each with the seconds that the server leaves it. */
export function PendingBets({ isBrief = false }: PendingBetsProps) {
  const [bets, now] = useUnit([$pendingBets, $now]);
  if (bets.length === 0) return null;
  return (
    <section className={styles.root} aria-label={messages.pendingBets}>
      <ul className={styles.rows}>
        {bets.map((bet) => (
          <PendingBet key={bet.id} bet={bet} now={now} isBrief={isBrief} />
        ))}
      </ul>
      {!isBrief && <p className={styles.reason}>{messages.pendingReason}</p>}
    </section>
  );
}
