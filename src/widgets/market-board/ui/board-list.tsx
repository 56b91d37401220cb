import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useGate, useUnit } from 'effector-react';
import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { inFrames } from '@/shared/lib/in-frames';
import { hasTurns } from '@/shared/lib/in-turn';
import { BoardGate } from '@/shared/lib/landmarks';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import type { ListItem } from '../lib/list-items';
import { pacedBlocks } from '../lib/paced-blocks';
import { observeWindowSize } from '../lib/window-view';
import { $listId } from '../model/list';
import { $column, $look, leagueFolded } from '../model/look';
import { $fixture, lessClicked, moreClicked } from '../model/search';
import { BoardBlock, type BoardBlockProps } from './board-block';
import * as styles from './board-list.css';
import { messages } from './messages';
import { useListFocus } from './use-list-focus';
import { useListPlace } from './use-list-place';

export interface BoardListProps extends Pick<BoardBlockProps, 'Markets'> {
  items: readonly ListItem[];
}

/** Height of what is above the list on every window, pixels. */
const headHeight = 160;
/** Blocks that are drawn on each side of the visible ones. */
const overscan = 6;

/** The visible blocks, the one that holds the focus, and the one with all markets of a fixture with its row. */
function withHeld(drawn: number[], ...held: number[]): number[] {
  const missing = held.filter((at) => at !== -1 && !drawn.includes(at));
  return missing.length === 0 ? drawn : [...new Set([...drawn, ...missing])].sort((a, b) => a - b);
}

/**
 * The blocks to draw: those that are visible, and frame by frame some around them. `heldAt` has the focus; `scrollMargin` is how
 * far below the beginning of the page the list begins, pixels.
 */
function useBlocks(items: readonly ListItem[], heldAt: number, scrollMargin: number) {
  // The virtualizer is one object that changes inside, which the compiler must not remember.
  'use no memo';
  const panelAt = items.findIndex(({ type }) => type === 'panel');
  const keyAt = (at: number) => items[at]?.key ?? '';
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const isFirst = useRef(hasTurns());
  const [firstView] = useState(() => ({
    width: window.innerWidth,
    height: window.innerHeight - headHeight,
  }));
  const [, drawMore] = useReducer((count: number) => count + 1, 0);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => items[at]?.size ?? 0,
    getItemKey: (at) => items[at]?.key ?? at,
    overscan,
    // Known with the first drawing, so that React draws the rows in slices and not at once when it has measured the window.
    initialRect: firstView,
    observeElementRect: observeWindowSize,
    // Nothing is scrolled to through it; with the first draw it would scroll to where the page is, and so lay it out.
    scrollToFn: () => {},
    rangeExtractor(range) {
      const wanted = defaultRangeExtractor(range);
      const now = pacedBlocks(wanted, range, (at) => drawn.current.has(keyAt(at)), isFirst.current);
      return withHeld(now, heldAt, panelAt, panelAt > 0 ? panelAt - 1 : -1);
    },
    scrollMargin,
  });
  const blocks = virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    drawn.current = new Set(blocks.map(({ index }) => keyAt(index)));
    const { range, isScrolling } = virtualizer;
    const wanted = range ? defaultRangeExtractor({ ...range, overscan, count: items.length }) : [];
    if (wanted.every((at) => drawn.current.has(keyAt(at)))) {
      isFirst.current = false;
      return undefined;
    }
    // A frame that scrolls has drawn the list already when its callbacks run: the one after it goes on, unless it scrolls, too.
    return isScrolling ? inFrames(2, drawMore) : inFrames(1, drawMore);
  });
  return { blocks, size: virtualizer.getTotalSize() };
}

/** The list of a board. The page scrolls, not the list. */
export function BoardList({ items, Markets }: BoardListProps) {
  'use no memo';
  const [look, column, listId, onMore, onFold, openFixture, onLess] = useUnit([
    $look,
    $column,
    $listId,
    moreClicked,
    leagueFolded,
    $fixture,
    lessClicked,
  ]);
  const root = useRef<HTMLDivElement>(null);
  useGate(BoardGate);
  const { heldAt, onRow } = useListFocus(root, items);
  const grid = useOddsGrid(root, { label: messages.list, onRow });
  const { top, lead, onPointerMove, onPointerLeave } = useListPlace(root, items, listId);
  const { blocks, size } = useBlocks(items, heldAt, top + lead);
  return (
    <div
      ref={root}
      {...grid}
      id="board"
      className={styles.root}
      style={assignInlineVars({
        [styles.blockSize]: `${size + lead}px`,
        [styles.lead]: `${lead}px`,
      })}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerMove}
      onPointerLeave={onPointerLeave}
    >
      {blocks.map(({ index, key, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <div
            key={key}
            data-item={item.key}
            className={styles.block({ type: item.type })}
            style={assignInlineVars({ [styles.start]: `${start - top}px` })}
          >
            <BoardBlock
              item={item}
              look={look}
              column={column}
              onMore={onMore}
              onFold={onFold}
              openFixture={openFixture}
              onLess={onLess}
              Markets={Markets}
            />
          </div>
        );
      })}
    </div>
  );
}
