import { memo } from 'react';
import type { Dto } from '#contract/types.gen.ts';
import { columnMarkets, columnsOfBoard } from '../lib/columns';
import type { Fixture } from '../lib/game';
import { offerBasis } from '../lib/row-view';
import * as grid from './match-grid.css';
import { MatchLead } from './match-lead';
import { ColumnCells, MoreButton } from './match-parts';
import * as styles from './match-row.css';
import { useFixtureState } from './match-time';
import { messages } from './messages';
import type { CellComponent } from './price-cell';
import type { StarComponent } from './star';

export interface MatchRowProps {
  fixture: Fixture;
  /** The board whose groups of markets stand side by side. */
  kind: Dto<'BoardKind'>;
  /** Draws a price: `PriceCell`, or one that picks. */
  Cell: CellComponent;
  /** Draws the star of the match; none without it. */
  Star?: StarComponent;
  /** All markets of the fixture are to be shown; no button without it. */
  onMore?: (fixtureId: string) => void;
  /** All markets of the fixture are open under the row. */
  isExpanded?: boolean;
  /** Overtime word, where rows of one group differ. */
  note?: string | null;
  /** What is under the time in place of the day. */
  under?: string | null;
}

function MatchRowView({
  fixture,
  kind,
  Cell,
  Star,
  onMore,
  isExpanded = false,
  note = null,
  under = null,
}: MatchRowProps) {
  const state = useFixtureState(fixture.id);
  const columns = columnsOfBoard(kind);
  const markets = columnMarkets(kind, fixture);
  const basis = markets.handicap && offerBasis(fixture, markets.handicap);
  const shown = columns.filter((column) => markets[column] !== null).length;
  const place = grid.grid({ columns: columns.length === 2 ? 2 : 3 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={messages.sides(fixture.home, fixture.away)}
      className={`${styles.root} ${place}`}
      data-odds-row="line"
    >
      <MatchLead
        fixture={fixture}
        state={state}
        look="row"
        note={basis ?? note}
        under={under}
        Star={Star}
      />
      {columns.map((column) => (
        <ColumnCells
          look="row"
          key={column}
          fixture={fixture}
          market={markets[column]}
          state={state}
          Cell={Cell}
        />
      ))}
      {onMore && (
        <MoreButton
          fixture={fixture}
          state={state}
          shown={shown}
          place="end"
          isExpanded={isExpanded}
          onMore={onMore}
        />
      )}
    </div>
  );
}

/**
 * One match with its main markets side by side, inside of a grid (`useOddsGrid`). Drawn again only when the match or one
 * of its markets changes, never by a tick.
 */
export const MatchRow = memo(MatchRowView);
