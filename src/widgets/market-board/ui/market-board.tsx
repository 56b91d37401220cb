import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { Pagination } from '@/shared/ui/pagination';
import { QueryView } from '@/shared/ui/query-view';
import { $failure, $list, $status } from '../model/list';
import { $isCovered } from '../model/look';
import { $fixture, $search, filterChanged, lessClicked, retryClicked } from '../model/search';
import { AllStarred } from './all-starred';
import type { BoardBlockProps } from './board-block';
import { BoardEmpty } from './board-empty';
import { BoardList } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import * as styles from './market-board.css';
import { messages } from './messages';
import { usePanelEscape } from './use-panel-escape';
import { useReturnFocus } from './use-return-focus';
import { Drawn, useReturnPlace } from './use-return-place';

export type MarketBoardProps = Pick<BoardBlockProps, 'Markets'>;

/** The rows of the board, or what is shown in their place. */
export function MarketBoard({ Markets }: MarketBoardProps) {
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
              <BoardList items={items} Markets={Markets} />
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
      {isCovered && <Markets place="page" onClose={onLess} />}
    </>
  );
}
