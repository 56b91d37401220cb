import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Bet, BetCard } from '@/entities/bet';
import { refusalText, toRefusal } from '@/entities/slip';
import { IconHistory } from '@/shared/icons';
import { loadTexts } from '@/shared/copy';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Countdown } from '@/shared/ui/countdown';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { $bets, $expandedId, betToggled, list, rebetClicked } from '../model';
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

function Empty() {
  const action = (
    <LinkButton asChild variant="tint">
      <Link to="/korea/cross">{messages.toBoard}</Link>
    </LinkButton>
  );
  return (
    <EmptyState
      icon={<IconHistory size={28} />}
      title={messages.empty}
      text={messages.emptyText}
      action={action}
    />
  );
}

function Bets({ bets }: { bets: readonly Bet[] }) {
  const unit = useUnit({ expandedId: $expandedId, onToggle: betToggled, onRebet: rebetClicked });
  return (
    <div className={styles.list}>
      {bets.map((bet) => (
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
    </div>
  );
}

/** The bets of the chosen tab and filters, page after page. */
export function BetList() {
  const unit = useUnit({
    bets: $bets,
    failure: list.$failure,
    isPending: list.$isPending,
    hasNext: list.$hasNext,
    onMore: list.nextRequested,
    onRetry: list.refresh,
  });
  return (
    <div className={styles.list}>
      <QueryView
        data={unit.bets}
        failure={unit.failure}
        isPending={unit.isPending}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<BetListSkeleton />}
        empty={<Empty />}
        failureAt="end"
        onRetry={unit.onRetry}
      >
        {(bets) => <Bets bets={bets} />}
      </QueryView>
      {unit.hasNext && !unit.failure && (
        <Button
          variant="secondary"
          fullWidth
          loading={unit.isPending}
          onClick={() => unit.onMore()}
        >
          {messages.more}
        </Button>
      )}
    </div>
  );
}
