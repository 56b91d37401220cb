import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Fragment } from 'react';
import { type Bet, BetCard } from '@/entities/bet';
import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { $isWide, $selectedId, $show, betSelected, list, summary } from '../model/history';
import { $bets } from '../model/scores';
import { BetListSkeleton } from './bet-list.skeleton';
import { noteOf } from './bet-note';
import { BetPanel } from './bet-panel';
import * as styles from './bet-result-page.css';
import { messages } from './messages';

export const panelId = 'bet-detail';

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
  const { selectedId, isWide, onSelect } = useUnit({
    selectedId: $selectedId,
    isWide: $isWide,
    onSelect: betSelected,
  });
  const isLinked = selectedId !== null && bets.every(({ id }) => id !== selectedId);
  return (
    <section className={styles.list} aria-label={messages.list}>
      {isLinked && !isWide && <BetPanel id={panelId} />}
      {bets.map((bet) => (
        <Fragment key={bet.id}>
          <BetCard
            bet={bet}
            isSelected={bet.id === selectedId}
            detailId={panelId}
            note={noteOf(bet)}
            onSelect={onSelect}
          />
          {bet.id === selectedId && !isWide && <BetPanel id={panelId} />}
        </Fragment>
      ))}
    </section>
  );
}

function More() {
  const [bets, sums, show] = useUnit([$bets, summary.$data, $show]);
  const shown = sums ? messages.count(bets?.length ?? 0, sums.counts[show]) : undefined;
  return <LoadMore paged={usePaged(list)} label={listTexts.more} shown={shown} />;
}

/** The bets of the chosen filters, page after page, each with its detail: beside them, or under its card. */
export function BetList() {
  const unit = useUnit({
    bets: $bets,
    failure: list.$failure,
    isPending: list.$isPending,
    isWide: $isWide,
    onRetry: list.refresh,
  });
  return (
    <div className={styles.columns} data-wide={unit.isWide}>
      <div className={styles.list}>
        <QueryView
          data={unit.bets}
          failure={unit.failure}
          isPending={unit.isPending}
          texts={{ ...listTexts, failed: messages.failed }}
          skeleton={<BetListSkeleton />}
          empty={<Empty />}
          failureAt="end"
          onRetry={unit.onRetry}
        >
          {(bets) => <Bets bets={bets} />}
        </QueryView>
        <More />
      </div>
      {unit.isWide && (
        <div className={styles.beside}>
          <BetPanel id={panelId} />
        </div>
      )}
    </div>
  );
}
