import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $currency, refusalText } from '@/entities/slip';
import { useFocusIfLost } from '@/shared/lib/lost-focus';
import type { Currency } from '@/shared/lib/format';
import { pickText } from '@/entities/market-dictionary';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { LinkButton } from '@/shared/ui/link-button';
import { type SingleOutcome, type SingleState, singleStateOf } from '../lib/singles';
import {
  $areSinglesUnderWay,
  $lostLegs,
  singlesDismissed,
  singlesRestoreClicked,
} from '../model/singles';
import { messages } from './messages';
import * as notice from './placement-notice.css';
import * as styles from './singles-notice.css';

const tones: Record<SingleState, NonNullable<BadgeProps['tone']>> = {
  sending: 'neutral',
  unsent: 'neutral',
  pending: 'warn',
  accepted: 'brand',
  refused: 'alert',
  rejected: 'alert',
};

/** Why a single was not taken; null where it was, or where that is said elsewhere. */
function reasonOf({ result }: SingleOutcome, currency: Currency): string | null {
  if (result?.kind === 'refused')
    return [...new Set(result.refusals.map((one) => refusalText(one, currency)))].join(' ');
  if (result?.kind !== 'rejected' || result.isSilent) return null;
  return messages.rejected(result.message, result.requestId ?? '-');
}

export interface SinglesNoticeProps {
  singles: readonly SingleOutcome[];
}

/** What became of each of several singles that were sent at once; those that were refused are still on the slip. */
export function SinglesNotice({ singles }: SinglesNoticeProps) {
  const ref = useFocusIfLost();
  const { currency, isUnderWay, lost, onRestore, onDismiss } = useUnit({
    currency: $currency,
    isUnderWay: $areSinglesUnderWay,
    lost: $lostLegs,
    onRestore: singlesRestoreClicked,
    onDismiss: singlesDismissed,
  });
  const taken = singles.filter(
    ({ result }) => result?.kind === 'accepted' || result?.kind === 'pending',
  ).length;
  return (
    <section ref={ref} tabIndex={-1} className={notice.root} aria-label={messages.singles}>
      <p role="status" className={styles.title}>
        {isUnderWay ? messages.singlesSending : messages.singlesTaken(singles.length, taken)}
      </p>
      <ul className={styles.list}>
        {singles.map((single) => {
          const state = singleStateOf(single, isUnderWay);
          const reason = reasonOf(single, currency);
          return (
            <li key={single.leg.selectionId} className={styles.row}>
              <span className={styles.name}>{pickText(single.leg).title}</span>
              <Badge tone={tones[state]}>{messages.singleStates[state]}</Badge>
              {reason && <span className={styles.reason}>{reason}</span>}
            </li>
          );
        })}
      </ul>
      {!isUnderWay && (
        <div className={notice.actions}>
          {lost.length > 0 && (
            <Button size="sm" onClick={() => onRestore()}>
              {messages.restore}
            </Button>
          )}
          {taken > 0 && (
            <LinkButton asChild size="sm" variant="tint">
              <Link to="/bet_result">{messages.history}</Link>
            </LinkButton>
          )}
          <Button size="sm" variant="secondary" onClick={() => onDismiss()}>
            {messages.close}
          </Button>
        </div>
      )}
    </section>
  );
}
