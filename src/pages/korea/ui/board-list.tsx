import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useGate, useUnit } from 'effector-react';
import { useRef } from 'react';
import { BoardGate } from '@/shared/lib/landmarks';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import type { ListItem } from '../lib/list-items';
import { $listId } from '../model/list';
import { $column, $look, leagueFolded } from '../model/look';
import { moreClicked } from '../model/page';
import { BoardBlock } from './board-block';
import * as styles from './board-list.css';
import { messages } from './messages';
import { useListFocus } from './use-list-focus';
import { useListPlace } from './use-list-place';

export interface BoardListProps {
  items: readonly ListItem[];
}

/** The visible blocks, and the one that holds the focus. */
function withHeld(drawn: number[], heldAt: number): number[] {
  if (heldAt === -1 || drawn.includes(heldAt)) return drawn;
  return [...drawn, heldAt].sort((a, b) => a - b);
}

/** Draws the blocks that are visible only. The page scrolls, not the list. */
export function BoardList({ items }: BoardListProps) {
  // The virtualizer is one object that changes inside, which the compiler must not remember.
  'use no memo';
  const [look, column, listId, onMore, onFold] = useUnit([
    $look,
    $column,
    $listId,
    moreClicked,
    leagueFolded,
  ]);
  const root = useRef<HTMLDivElement>(null);
  useGate(BoardGate);
  const { heldAt, onRow } = useListFocus(root, items);
  const grid = useOddsGrid(root, { label: messages.list, onRow });
  const { top, lead, onPointerMove, onPointerLeave } = useListPlace(root, items, listId);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => items[at]?.size ?? 0,
    getItemKey: (at) => items[at]?.key ?? at,
    overscan: 6,
    rangeExtractor: (range) => withHeld(defaultRangeExtractor(range), heldAt),
    scrollMargin: top + lead,
  });
  return (
    <div
      ref={root}
      {...grid}
      id="board"
      className={styles.root}
      style={assignInlineVars({
        [styles.blockSize]: `${virtualizer.getTotalSize() + lead}px`,
        [styles.lead]: `${lead}px`,
      })}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={onPointerLeave}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <div
            key={key}
            data-item={item.key}
            className={styles.block}
            style={assignInlineVars({ [styles.start]: `${start - top}px` })}
          >
            <BoardBlock item={item} look={look} column={column} onMore={onMore} onFold={onFold} />
          </div>
        );
      })}
    </div>
  );
}
