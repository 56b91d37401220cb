import { IconChevronRight } from '@/shared/icons';
import { marketName } from '@/entities/market-dictionary/@x/game';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Fixture, type FixtureState, isInPlay, type Market } from '../lib/game';
import { matchCells, type RowLook } from '../lib/row-view';
import * as styles from './match-parts.css';
import { messages } from './messages';
import type { CellComponent } from './price-cell';

export interface ColumnCellsProps {
  fixture: Fixture;
  market: Market | null;
  state: FixtureState | null;
  look: RowLook;
  /** Draws a price: `PriceCell`, or one that picks. */
  Cell: CellComponent;
}

/** The prices of one column; an empty place where the match has none. */
export function ColumnCells({ fixture, market, state, look, Cell }: ColumnCellsProps) {
  if (market === null) return <span />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={marketName(market.typeId, fixture.sport)}
      className={styles.cells}
    >
      {matchCells(fixture, market, look, isInPlay(state)).map((cell) => (
        <Cell
          key={cell.selectionId}
          {...cell}
          isTabStop={false}
          marketStatus={market.status}
          layout="sign"
          align="center"
        />
      ))}
    </div>
  );
}

export interface MoreButtonProps {
  fixture: Fixture;
  state: FixtureState | null;
  /** Markets that are shown already. */
  shown: number;
  /** At the end of a row, or in the corner of a card. */
  place: 'end' | 'corner';
  isExpanded: boolean;
  onMore: (fixtureId: string) => void;
}

/** Opens all markets of a match. */
export function MoreButton({ fixture, state, shown, place, isExpanded, onMore }: MoreButtonProps) {
  const { home, away, id } = fixture;
  const more = Math.max(0, (state?.marketCount ?? 0) - shown);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.more({ place })}
      data-more={id}
      aria-expanded={isExpanded}
      onClick={() => onMore(id)}
    >
      <VisuallyHidden>{messages.moreOf(home, away, more)}</VisuallyHidden>
      <span aria-hidden="true">{messages.more(more)}</span>
      <span className={styles.chevron}>
        <IconChevronRight size={13} />
      </span>
    </button>
  );
}
