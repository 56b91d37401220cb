import { useUnit } from 'effector-react';
import { boardRetried } from '@/entities/game';
import { requestIdOf } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { $failure, $list, $status } from '../model/list';
import { $search, filterChanged, filtersCleared, reader } from '../model/page';
import { conditionCount } from '../search';
import * as styles from './board-body.css';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { messages } from './messages';
import { useReturnPlace } from './use-return-place';

function Failed() {
  const [failure, onRetry] = useUnit([$failure, boardRetried]);
  const requestId = failure && requestIdOf(failure);
  return (
    <div role="alert">
      <EmptyState
        title={messages.failed}
        text={requestId ? messages.requestId(requestId) : messages.failedText}
        action={<Button onClick={() => onRetry(reader)}>{messages.retry}</Button>}
      />
    </div>
  );
}

/** The rows, or what stands in their place. */
export function BoardBody() {
  const [status, list, search, onFilter, onClear] = useUnit([
    $status,
    $list,
    $search,
    filterChanged,
    filtersCleared,
  ]);
  useReturnPlace(status === 'ready');
  if (status === 'loading') return <BoardSkeleton />;
  if (status === 'failed') return <Failed />;
  if (status === 'empty') {
    if (search.sport === 'all' && conditionCount(search) === 0)
      return <EmptyState title={messages.noFixtures} />;
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
          <p className={styles.total}>
            {messages.rows(list.page, list.pageCount, list.totalCount)}
          </p>
        </div>
      )}
    </>
  );
}
