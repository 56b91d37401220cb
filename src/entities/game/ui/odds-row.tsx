import { memo } from 'react';
import { IconChevronRight } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Fixture, isInPlay } from '../lib/game';
import { rowView } from '../lib/row-view';
import { marketOfSlot } from '../lib/slots';
import { MatchTime, useFixtureState } from './match-time';
import { messages } from './messages';
import * as styles from './odds-row.css';
import type { CellComponent } from './price-cell';
import type { StarComponent } from './star';

export interface OddsRowProps {
  fixture: Fixture;
  /** The type of market this row stands for. */
  typeId: number;
  /** Draws a price: `PriceCell`, or one that picks. */
  Cell: CellComponent;
  /** Draws the star of the match; none without it. */
  Star?: StarComponent;
  /** Asked for all markets of the fixture; no button without it. */
  onMore?: (fixtureId: string) => void;
  /** Overtime word, where rows of one group differ. */
  note?: string | null;
}

function OddsRowView({ fixture, typeId, Cell, Star, onMore, note = null }: OddsRowProps) {
  const state = useFixtureState(fixture.id);
  const market = marketOfSlot(fixture, typeId);
  if (market === null) return null;
  const { home, away, id } = fixture;
  const view = rowView(fixture, market, 'row', isInPlay(state));
  const { middle } = view;
  const marketStatus = market.status;
  const more = Math.max(0, (state?.marketCount ?? 0) - 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={messages.row(home, away, view.market)}
      className={styles.root}
      data-odds-row=""
    >
      <span className={styles.lead}>
        {Star && <Star fixture={fixture} isTabStop={false} />}
        <MatchTime fixture={fixture} />
      </span>
      <Cell
        {...view.home}
        isTabStop={false}
        marketStatus={marketStatus}
        layout="row"
        align="start"
      />
      {'selectionId' in middle ? (
        <Cell
          {...middle}
          isTabStop={false}
          marketStatus={marketStatus}
          layout={middle.label.length > 1 ? 'compact' : 'row'}
          align="center"
          tone="hint"
        />
      ) : (
        <span className={styles.middle}>{middle.words}</span>
      )}
      <Cell {...view.away} isTabStop={false} marketStatus={marketStatus} layout="row" align="end" />
      <span className={styles.end}>
        {onMore && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.more}
            data-more={id}
            onClick={() => onMore(id)}
          >
            <VisuallyHidden>{messages.moreOf(home, away, more)}</VisuallyHidden>
            <span aria-hidden="true">{messages.more(more)}</span>
            <IconChevronRight size={13} />
          </button>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </div>
  );
}

/** One market of one match across the board, inside of a grid (`useOddsGrid`). Drawn again only when the match or its market changes, never by a tick. */
export const OddsRow = memo(OddsRowView);
