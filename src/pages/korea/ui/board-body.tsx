import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { Pagination } from '@/shared/ui/pagination';
import { QueryView } from '@/shared/ui/query-view';
import { $failure, $list, $status } from '../model/list';
import { $isCovered } from '../model/look';
import { $fixture, $search, filterChanged, lessClicked, retryClicked } from '../model/page';
import { FixturePanel } from '@/widgets/fixture-markets';
import { AllStarred } from './all-starred';
import * as styles from './board-body.css';
import { BoardEmpty } from './board-empty';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { messages } from './messages';
import { usePanelEscape } from './use-panel-escape';
import { useReturnFocus } from './use-return-focus';
import { Drawn, useReturnPlace } from './use-return-place';

/** The rows, or what stands in their place. */
export function BoardBody() {
  const [status, list, failure, onRetry, onFilter] = useUnit([
    $status,
    $list,
    $failure,
    retryClicked,
    filterChanged,
  ]);
  const [isCovered, fixture, onLess] = useUnit([$isCovered, $fixture, lessClicked]);
  const { show } = useUnit($search);
  // The panel of a fixture is an item too.
  const hasRows = list.items.some(({ type }) => type !== 'panel');
  useReturnFocus(fixture, isCovered);
  usePanelEscape(fixture !== '' && !isCovered, onLess);
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
          onRetry={onRetry}
        >
          {({ items, page, pageCount, totalCount }) => (
            <>
              <BoardList items={items} />
              {!hasRows && <BoardEmpty />}
              <Drawn onDrawn={onDrawn} />
              {show === 'starred' && hasRows && (
                <div className={styles.pages}>
                  <AllStarred />
                </div>
              )}
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
