import { useUnit } from 'effector-react';
import { boardRetried } from '@/entities/game';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { $list, $status } from '../model/list';
import { $search, filterChanged, filtersCleared, reader } from '../model/page';
import { searchDefaults } from '../search';
import * as styles from './board-body.css';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { messages } from './messages';

const narrowing = ['sport', 'league', 'when', 'market', 'q'] as const;

/** The rows, or what stands in their place. */
export function BoardBody() {
  const [status, list, search, onFilter, onClear, onRetry] = useUnit([
    $status,
    $list,
    $search,
    filterChanged,
    filtersCleared,
    boardRetried,
  ]);
  if (status === 'loading') return <BoardSkeleton />;
  if (status === 'failed') {
    return (
      <EmptyState
        title={messages.failed}
        text={messages.failedText}
        action={<Button onClick={() => onRetry(reader)}>{messages.retry}</Button>}
      />
    );
  }
  if (status === 'empty') {
    const isNarrowed = narrowing.some((key) => search[key] !== searchDefaults[key]);
    if (!isNarrowed) return <EmptyState title={messages.noFixtures} />;
    return (
      <EmptyState
        title={messages.empty}
        text={messages.emptyText}
        action={<Button onClick={onClear}>{messages.clear}</Button>}
      />
    );
  }
  return (
    <>
      <BoardList items={list.items} />
      {list.pageCount > 1 && (
        <div className={styles.pages}>
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            labels={messages.pages}
            onPageChange={(page) => onFilter({ page })}
          />
          <p className={styles.total}>{messages.rows(list.totalCount)}</p>
        </div>
      )}
    </>
  );
}
