import { useUnit } from 'effector-react';
import { boardRetried } from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { QueryView } from '@/shared/ui/query-view';
import { $failure, $list, $status } from '../model/list';
import { $form, $look } from '../model/look';
import {
  $fixture,
  $search,
  filterChanged,
  filtersCleared,
  lessClicked,
  reader,
} from '../model/page';
import { FixturePanel } from '@/widgets/fixture-markets';
import { conditionCount } from '../search';
import * as styles from './board-body.css';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { messages } from './messages';
import { Drawn, useReturnPlace } from './use-return-place';

function BoardEmpty() {
  const [search, form, onClear] = useUnit([$search, $form, filtersCleared]);
  if (search.sport === 'all' && search.day === '' && conditionCount(search, form) === 0)
    return <EmptyState title={messages.noFixtures} />;
  return (
    <EmptyState
      title={messages.empty}
      text={messages.emptyText}
      action={<Button onClick={onClear}>{messages.clear}</Button>}
    />
  );
}

/** The rows, or what stands in their place. */
export function BoardBody() {
  const [status, list, failure, onRetry, onFilter] = useUnit([
    $status,
    $list,
    $failure,
    boardRetried,
    filterChanged,
  ]);
  const [look, fixture, onLess] = useUnit([$look, $fixture, lessClicked]);
  const isCovered = look === 'card' && fixture !== '';
  const onDrawn = useReturnPlace();
  return (
    <>
      <QueryView
        data={status === 'ready' || status === 'empty' ? list : null}
        failure={status === 'failed' ? failure : null}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<BoardSkeleton />}
        empty={<BoardEmpty />}
        isEmpty={({ items }) => items.length === 0}
        onRetry={() => onRetry(reader)}
      >
        {({ items, page, pageCount, totalCount }) => (
          <>
            <div inert={isCovered}>
              <BoardList items={items} />
            </div>
            <Drawn onDrawn={onDrawn} />
            {pageCount > 1 && (
              <div className={styles.pages}>
                <Pagination
                  page={page}
                  pageCount={pageCount}
                  labels={messages.pages}
                  onPageChange={(next) => onFilter({ page: next })}
                />
                <p className={styles.total}>{messages.rows(page, pageCount, totalCount)}</p>
              </div>
            )}
          </>
        )}
      </QueryView>
      {isCovered && <FixturePanel place="page" onClose={onLess} />}
    </>
  );
}
