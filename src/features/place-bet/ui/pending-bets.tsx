import { useUnit } from 'effector-react';
import { $pendingBets, legKey, legText } from '@/entities/bet';
import { $now } from '@/shared/lib/clock';
import { formatFolders, formatMoney } from '@/shared/lib/format';
import { Countdown } from '@/shared/ui/countdown';
import { Spinner } from '@/shared/ui/spinner';
import { Text } from '@/shared/ui/text';
import { messages } from './messages';
import * as styles from './pending-bets.css';

/** Bets in play that wait out their delay, each with the seconds left. */
export function PendingBets() {
  const [bets, now] = useUnit([$pendingBets, $now]);
  if (bets.length === 0) return null;
  return (
    <section className={styles.root} aria-label={messages.pendingBets}>
      {bets.map(({ id, legs, system, stake, currency, pendingUntil }) => (
        <div key={id} className={styles.row}>
          <Spinner />
          <div className={styles.words}>
            <Text as="p" size="sm" weight="semibold">
              {messages.pending}
            </Text>
            <Text as="p" size="sm" tone="secondary" numeric>
              {messages.pendingSummary(
                formatFolders(legs.length, system?.sizes),
                formatMoney(stake, currency),
              )}
            </Text>
            <ul className={styles.legs}>
              {legs.map((leg) => (
                <li key={legKey(leg)}>{legText(leg)}</li>
              ))}
            </ul>
            <Text as="p" size="sm" tone="secondary">
              {messages.pendingReason}
            </Text>
          </div>
          <Countdown
            seconds={Math.max(0, ((pendingUntil ?? now) - now) / 1000)}
            label={messages.pendingLeft}
            urgentBelow={0}
          />
        </div>
      ))}
    </section>
  );
}
