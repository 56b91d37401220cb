import { useUnit } from 'effector-react';
import { gameTitle } from '@/entities/round';
import { loadTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $isOwnOnly, $list, $newerCount, $own, $shown } from '../model';
import { filterChanged, newer, newerRequested, ownBets, rounds } from '../model';
import { messages } from './messages';
import * as styles from './round-list.css';
import { RoundRow } from './round-row';

function Newer() {
  const { count, isPending, onNewer } = useUnit({
    count: $newerCount,
    isPending: newer.$isPending,
    onNewer: newerRequested,
  });
  if (count === 0) return null;
  return (
    <Button variant="secondary" fullWidth loading={isPending} onClick={() => onNewer()}>
      {messages.newer(count)}
    </Button>
  );
}

function Rounds() {
  const { list, own, shown, query, onChange } = useUnit({
    list: $list,
    own: $own,
    shown: $shown,
    query: rounds.$query,
    onChange: filterChanged,
  });
  if (query === null) return null;
  const { gameId } = query;
  return (
    <Card padding="0" clip>
      <ul aria-label={messages.list(gameTitle(gameId))}>
        {list?.map((round) => {
          const isOpen = round.round === shown.round;
          return (
            <RoundRow
              key={round.round}
              gameId={gameId}
              round={round}
              own={own.get(round.round) ?? []}
              isOpen={isOpen}
              onToggle={() => onChange({ round: isOpen ? undefined : round.round })}
            />
          );
        })}
      </ul>
    </Card>
  );
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function ListSkeleton() {
  return (
    <Card padding="0" clip>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton width={32} />
          <Stack gap="1">
            <Skeleton width={180} height={26} shape="box" />
            <Skeleton width="70%" />
          </Stack>
        </div>
      ))}
    </Card>
  );
}

/** The rounds of the day, newest first, or those with bets of the member. */
export function RoundList() {
  const paged = usePaged(rounds);
  const { list, isOwnOnly, ...own } = useUnit({
    list: $list,
    isOwnOnly: $isOwnOnly,
    failure: ownBets.$failure,
    isPending: ownBets.$isPending,
    onRetry: ownBets.refresh,
  });
  const { failure, isPending, onRetry } = isOwnOnly ? own : paged;
  return (
    <div className={styles.root}>
      {!isOwnOnly && <Newer />}
      <QueryView
        data={list}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: isOwnOnly ? messages.ownFailed : messages.failed }}
        skeleton={<ListSkeleton />}
        empty={
          <Card>
            <EmptyState
              icon={<IconHistory size={28} />}
              title={isOwnOnly ? messages.noOwn : messages.empty}
              text={isOwnOnly ? messages.noOwnText : messages.emptyText}
            />
          </Card>
        }
        failureAt={isOwnOnly ? 'start' : 'end'}
        onRetry={() => onRetry()}
      >
        {() => (
          <Stack gap="3">
            <Rounds />
            {!isOwnOnly && <LoadMore paged={paged} label={messages.older} />}
          </Stack>
        )}
      </QueryView>
    </div>
  );
}
