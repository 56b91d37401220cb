import { memo } from 'react';
import type { Dto } from '#contract/types.gen.ts';
import { marketName } from '@/entities/market-dictionary/@x/game';
import { columnMarkets, columnsOfBoard, type RowColumn } from '../lib/columns';
import type { Fixture } from '../lib/game';
import { offerBasis } from '../lib/row-view';
import * as styles from './match-card.css';
import { MatchLead } from './match-lead';
import { ColumnCells, MoreButton } from './match-parts';
import { useFixtureState } from './match-time';
import { messages } from './messages';
import type { CellComponent } from './price-cell';
import type { StarComponent } from './star';

export interface MatchCardProps {
  fixture: Fixture;
  /** The board whose groups of markets can be shown. */
  kind: Dto<'BoardKind'>;
  /** The group of prices beside the names, or all of them under the names. */
  column: RowColumn | 'all';
  /** Draws a price: `PriceCell`, or one that picks. */
  Cell: CellComponent;
  /** Draws the star of the match; none without it. */
  Star?: StarComponent;
  /** All markets of the fixture are to be shown; no button without it. */
  onMore?: (fixtureId: string) => void;
  /** Overtime word, where cards of one group differ. */
  note?: string | null;
  /** What is beside the time in place of the day. */
  under?: string | null;
}

function MatchCardView(props: MatchCardProps) {
  const { fixture, kind, column, Cell, Star, onMore, note = null, under = null } = props;
  const state = useFixtureState(fixture.id);
  const markets = columnMarkets(kind, fixture);
  const basis = markets.handicap && offerBasis(fixture, markets.handicap);
  const present = columnsOfBoard(kind).flatMap((one) => markets[one] ?? []);
  const isStack = column === 'all';
  const name = messages.sides(fixture.home, fixture.away);
  const lead = (
    <MatchLead
      fixture={fixture}
      state={state}
      look="card"
      note={basis ?? note}
      under={under}
      Star={Star}
      isTabStop={isStack}
    />
  );
  const more = onMore && (
    <MoreButton
      fixture={fixture}
      state={state}
      shown={present.length}
      place={isStack ? 'corner' : 'end'}
      isExpanded={false}
      onMore={onMore}
    />
  );
  if (!isStack) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
      <div role="group" aria-label={name} className={styles.line} data-odds-row="line">
        {lead}
        <ColumnCells
          look="card"
          fixture={fixture}
          market={markets[column]}
          state={state}
          Cell={Cell}
        />
        {more}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div role="group" aria-label={name} className={styles.stack}>
      <div className={styles.head}>{lead}</div>
      {present.map((market, at) => (
        <div key={market.typeId} className={styles.group} data-odds-row="">
          <span aria-hidden="true" className={styles.caption}>
            {marketName(market.typeId, fixture.sport)}
          </span>
          <ColumnCells look="card" fixture={fixture} market={market} state={state} Cell={Cell} />
          {at === 0 && more}
        </div>
      ))}
    </div>
  );
}

/** One match as a card for phones, with one group of prices or all of them, inside of a grid (`useOddsGrid`). */
export const MatchCard = memo(MatchCardView);
