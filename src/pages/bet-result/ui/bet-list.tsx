import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Bet, BetCard } from '@/entities/bet';
import { refusalText, toRefusal } from '@/entities/slip';
import { requestIdOf } from '@/shared/api';
import { IconHistory } from '@/shared/icons';
import { $now } from '@/shared/lib/clock';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Countdown } from '@/shared/ui/countdown';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import {
  $bets,
  $expandedId,
  $isFirstLoading,
  $search,
  betToggled,
  list,
  rebetClicked,
} from '../model';
import { BetListSkeleton } from './bet-list.skeleton';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

/** Only sports have picks that can be taken again with today's odds. */
const rebettable: readonly number[] = [1, 2];

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

function noteOf(bet: Bet) {
  if (bet.status === 'pending') return <PendingNote bet={bet} />;
  return bet.status === 'refused' && <RefusedNote bet={bet} />;
}

function Failed() {
  const [failure, onRetry] = useUnit([list.$failure, list.retryRequested]);
  const requestId = failure && requestIdOf(failure);
  const retry = (
    <Button size="sm" variant="secondary" onClick={() => onRetry()}>
      {messages.retry}
    </Button>
  );
  return (
    <Banner tone="error" title={messages.failed} action={retry}>
      {requestId === null ? messages.failedText : messages.requestId(requestId)}
    </Banner>
  );
}

function Empty() {
  const { state } = useUnit($search);
  const action = (
    <LinkButton asChild variant="tint">
      <Link to="/korea/cross">{messages.toBoard}</Link>
    </LinkButton>
  );
  return (
    <EmptyState
      icon={<IconHistory size={28} />}
      title={state === 'open' ? messages.emptyOpen : messages.emptySettled}
      text={messages.emptyText}
      action={action}
    />
  );
}

/** The bets of the chosen tab and filters, page after page. */
export function BetList() {
  const unit = useUnit({
    bets: $bets,
    failure: list.$failure,
    isLoading: list.$isLoading,
    nextCursor: list.$nextCursor,
    isFirstLoading: $isFirstLoading,
    expandedId: $expandedId,
    onToggle: betToggled,
    onMore: list.moreRequested,
    onRebet: rebetClicked,
  });
  const { bets } = unit;
  if (unit.isFirstLoading) return <BetListSkeleton />;
  return (
    <div className={styles.list} aria-busy={unit.isLoading}>
      {bets?.length === 0 && !unit.isLoading && <Empty />}
      {bets?.map((bet) => (
        <BetCard
          key={bet.id}
          bet={bet}
          isExpanded={unit.expandedId === bet.id}
          onToggle={unit.onToggle}
          note={noteOf(bet)}
          actions={
            rebettable.includes(bet.type) &&
            bet.status !== 'pending' && (
              <Button size="sm" variant="secondary" onClick={() => unit.onRebet(bet)}>
                {messages.rebet}
              </Button>
            )
          }
        />
      ))}
      {unit.failure && <Failed />}
      {unit.nextCursor !== null && !unit.failure && (
        <Button
          variant="secondary"
          fullWidth
          loading={unit.isLoading}
          onClick={() => unit.onMore()}
        >
          {messages.more}
        </Button>
      )}
    </div>
  );
}
