import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useGate, useUnit } from 'effector-react';
import { useRef } from 'react';
import { LeagueHeader, OddsCard, OddsRow } from '@/entities/game';
import { FavouriteStar } from '@/features/favourite-league';
import { PickCell } from '@/features/pick-odds';
import { BoardGate } from '@/shared/lib/landmarks';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import type { ListItem } from '../lib/list-items';
import { $listId, $look } from '../model/list';
import { moreClicked } from '../model/page';
import * as styles from './board-list.css';
import { messages } from './messages';
import { useListFocus } from './use-list-focus';
import { useListPlace } from './use-list-place';

export interface BoardListProps {
  items: readonly ListItem[];
}

interface BlockProps {
  item: ListItem;
  isCard: boolean;
  onMore: (fixtureId: string) => void;
}

function Block({ item, isCard, onMore }: BlockProps) {
  const { league, note } = item;
  if (item.type === 'league') {
    return (
      <div className={styles.head}>
        <LeagueHeader
          name={league.name}
          country={league.country}
          count={item.fixtures}
          note={note}
          level={2}
          action={<FavouriteStar leagueId={league.id} leagueName={league.name} />}
        />
      </div>
    );
  }
  const row = {
    fixture: item.slot.fixture,
    typeId: item.slot.typeId,
    Cell: PickCell,
    onMore,
    note,
  };
  if (isCard) return <OddsCard {...row} leagueName={league.name} />;
  return (
    <div className={styles.row({ isLast: item.isLast })}>
      <OddsRow {...row} />
    </div>
  );
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
  const [look, listId, onMore] = useUnit([$look, $listId, moreClicked]);
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
            <Block item={item} isCard={look === 'card'} onMore={onMore} />
          </div>
        );
      })}
    </div>
  );
}
