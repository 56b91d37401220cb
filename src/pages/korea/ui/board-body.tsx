import { useUnit } from 'effector-react';
import { boardRetried } from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { QueryView } from '@/shared/ui/query-view';
import { $day, $failure, $list, $status } from '../model/list';
import { $form, $isCovered } from '../model/look';
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
import { useReturnFocus } from './use-return-focus';
import { Drawn, useReturnPlace } from './use-return-place';

function BoardEmpty() {
  const [search, day, form, onClear] = useUnit([$search, $day, $form, filtersCleared]);
  if (search.sport === 'all' && day === '' && conditionCount(search, form) === 0)
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
  const [isCovered, fixture, onLess] = useUnit([$isCovered, $fixture, lessClicked]);
  useReturnFocus(fixture, isCovered);
  const onDrawn = useReturnPlace();
  return (
    <>
      <div inert={isCovered}>
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
              <BoardList items={items} />
              {items.every(({ type }) => type === 'panel') && <BoardEmpty />}
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
      </div>
      {isCovered && <FixturePanel place="page" onClose={onLess} />}
    </>
  );
}
