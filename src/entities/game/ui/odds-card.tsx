import { memo } from 'react';
import { IconChevronRight } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Fixture, isInPlay } from '../lib/game';
import { rowView } from '../lib/row-view';
import { marketOfSlot } from '../lib/slots';
import { MatchTime, useFixtureState } from './match-time';
import { messages } from './messages';
import * as styles from './odds-card.css';
import type { CellComponent } from './price-cell';
import type { StarComponent } from './star';

export interface OddsCardProps {
  fixture: Fixture;
  leagueName: string;
  /** The type of market of this card. */
  typeId: number;
  /** Draws a price: `PriceCell`, or one that picks. */
  Cell: CellComponent;
  /** Draws the star of the match; none without it. */
  Star?: StarComponent;
  /** Asked for all markets of the fixture; no button without it. */
  onMore?: (fixtureId: string) => void;
  /** Overtime word of the market. */
  note?: string | null;
}

function OddsCardView({
  fixture,
  leagueName,
  typeId,
  Cell,
  Star,
  onMore,
  note = null,
}: OddsCardProps) {
  const state = useFixtureState(fixture.id);
  const market = marketOfSlot(fixture, typeId);
  if (market === null) return null;
  const { home, away, id } = fixture;
  const view = rowView(fixture, market, 'card', isInPlay(state));
  const { middle } = view;
  const marketStatus = market.status;
  const more = Math.max(0, (state?.marketCount ?? 0) - 1);
  // Where the cells do not name the sides, the head does.
  const head = view.home.label === home ? leagueName : messages.sides(home, away);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={messages.row(home, away, view.market)}
      className={styles.root}
      data-odds-row=""
    >
      <div className={styles.head}>
        {Star && <Star fixture={fixture} isTabStop={false} />}
        <span className={styles.league}>{head}</span>
        <MatchTime fixture={fixture} inline />
        {view.caption && <b className={styles.note}>{view.caption}</b>}
        {note && <span className={styles.note}>{note}</span>}
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
            <IconChevronRight size={14} />
          </button>
        )}
      </div>
      <div className={styles.cells}>
        <Cell
          {...view.home}
          isTabStop={false}
          marketStatus={marketStatus}
          layout="stack"
          align="start"
        />
        {'selectionId' in middle ? (
          <Cell
            {...middle}
            isTabStop={false}
            marketStatus={marketStatus}
            layout="stack"
            align="center"
            tone="hint"
          />
        ) : (
          <span className={styles.middle}>
            <span className={styles.words}>{middle.words}</span>
            {middle.value && <span className={styles.value}>{middle.value}</span>}
          </span>
        )}
        <Cell
          {...view.away}
          isTabStop={false}
          marketStatus={marketStatus}
          layout="stack"
          align="end"
        />
      </div>
    </div>
  );
}

/** One market of one match as a card, for phones, inside of a grid (`useOddsGrid`). */
export const OddsCard = memo(OddsCardView);
