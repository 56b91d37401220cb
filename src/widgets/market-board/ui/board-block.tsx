import { useUnit } from 'effector-react';
import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import {
  LeagueHeader,
  MatchCard,
  MatchRow,
  OddsCard,
  OddsRow,
  type RowColumn,
  type RowLook,
} from '@/entities/game';
import { FavouriteStar, FixtureStar } from '@/features/favourites';
import { PickCell } from '@/features/pick-odds';
import type { ListItem } from '../lib/list-items';
import { panelMeasured } from '../model/list';
import * as styles from './board-block.css';

export interface MarketsProps {
  /** Under its row, in the grid of the list; or over the whole list, between the bars of a phone. */
  place: 'row' | 'page';
  onClose: () => void;
}

export interface BoardBlockProps {
  item: ListItem;
  look: RowLook;
  /** The group of prices that cards of matches show. */
  column: RowColumn | 'all';
  onMore: (fixtureId: string) => void;
  onFold: (leagueId: string) => void;
  /** Id of the fixture whose markets are all shown. */
  openFixture: string;
  onLess: () => void;
  /** All markets of the fixture that is open. */
  Markets: ComponentType<MarketsProps>;
}

interface PanelProps extends Pick<BoardBlockProps, 'Markets' | 'onLess'> {
  isLast: boolean;
}

/** All markets of a fixture, as high as they are: the page scrolls them, and the list makes room. */
function Panel({ isLast, onLess, Markets }: PanelProps) {
  const onMeasured = useUnit(panelMeasured);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = root.current;
    if (!panel) return undefined;
    const observer = new ResizeObserver(() => onMeasured(panel.offsetHeight));
    observer.observe(panel);
    return () => observer.disconnect();
  }, [onMeasured]);
  return (
    <div ref={root} className={styles.panel({ isLast })}>
      <Markets place="row" onClose={onLess} />
    </div>
  );
}

function BoardBlockView({
  item,
  look,
  column,
  onMore,
  onFold,
  openFixture,
  onLess,
  Markets,
}: BoardBlockProps) {
  if (item.type === 'panel')
    return <Panel isLast={item.isLast} onLess={onLess} Markets={Markets} />;
  const { league, note } = item;
  if (item.type === 'league') {
    const { isFolded } = item;
    return (
      <div className={styles.head({ look, isFolded })}>
        <LeagueHeader
          name={league.name}
          country={league.country}
          count={item.fixtures}
          note={note}
          captions={item.captions}
          level={2}
          action={<FavouriteStar kind="league" id={league.id} name={league.name} />}
          isFolded={isFolded}
          onFold={() => onFold(league.id)}
        />
      </div>
    );
  }
  const { fixture, kind, typeId } = item.row;
  const row = { fixture, Cell: PickCell, Star: FixtureStar, onMore, note };
  if (typeId !== null && look === 'card')
    return <OddsCard {...row} typeId={typeId} leagueName={league.name} />;
  return (
    <div className={styles.row({ look, isLast: item.isLast })}>
      {typeId !== null ? (
        <OddsRow {...row} typeId={typeId} />
      ) : look === 'row' ? (
        <MatchRow {...row} kind={kind} isExpanded={fixture.id === openFixture} />
      ) : (
        <MatchCard {...row} kind={kind} column={column} />
      )}
    </div>
  );
}

/** One block of the list: the head of a league, a match, or a market of one. The list draws itself with every frame that scrolls. */
export const BoardBlock = memo(BoardBlockView);
