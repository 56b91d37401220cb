import type { OfferStatus } from '#rules/market-status.ts';
import type { ReactNode } from 'react';
import { IconChevronRight } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Fixture, isInPlay } from '../lib/game';
import { type MiddleWords, type RowLook, type RowView, rowView } from '../lib/row-view';
import { marketOfSlot } from '../lib/slots';
import { useFixtureState } from './match-time';
import { messages } from './messages';
import type { CellComponent } from './price-cell';
import type { StarComponent } from './star';

export interface OddsProps {
  fixture: Fixture;
  /** The type of market that is shown. */
  typeId: number;
  /** Draws a price: `PriceCell`, or one that picks. */
  Cell: CellComponent;
  /** Draws the star of the match; none without it. */
  Star?: StarComponent;
  /** All markets of the fixture are to be shown; no button without it. */
  onMore?: (fixtureId: string) => void;
  /** Overtime word, where rows of one group differ. */
  note?: string | null;
}

/** One market of a match, its status and how many more markets there are; null where the match has none of this type. */
export function useOdds({ fixture, typeId }: Pick<OddsProps, 'fixture' | 'typeId'>, look: RowLook) {
  const state = useFixtureState(fixture.id);
  const market = marketOfSlot(fixture, typeId);
  if (market === null) return null;
  return {
    view: rowView(fixture, market, look, isInPlay(state)),
    marketStatus: market.status,
    more: Math.max(0, (state?.marketCount ?? 0) - 1),
  };
}

interface OddsGroupProps {
  fixture: Fixture;
  /** Name of the market. */
  market: string;
  className: string;
  children: ReactNode;
}

/** A row of a grid (`useOddsGrid`). */
export function OddsGroup({
  fixture: { home, away },
  market,
  className,
  children,
}: OddsGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div
      role="group"
      aria-label={messages.row(home, away, market)}
      className={className}
      data-odds-row=""
    >
      {children}
    </div>
  );
}

interface OddsCellsProps {
  Cell: CellComponent;
  view: RowView;
  marketStatus: OfferStatus;
  layout: 'row' | 'stack';
  /** What is between two prices. */
  middle: (words: MiddleWords) => ReactNode;
}

/** The two or three prices of a market. */
export function OddsCells({ Cell, view, marketStatus, layout, middle: between }: OddsCellsProps) {
  const { home, middle, away } = view;
  const cell = { isTabStop: false, marketStatus };
  return (
    <>
      <Cell {...home} {...cell} layout={layout} align="start" />
      {'selectionId' in middle ? (
        <Cell
          {...middle}
          {...cell}
          layout={layout === 'row' && middle.label.length > 1 ? 'compact' : layout}
          align="center"
          tone="hint"
        />
      ) : (
        between(middle)
      )}
      <Cell {...away} {...cell} layout={layout} align="end" />
    </>
  );
}

interface MoreMarketsProps {
  fixture: Fixture;
  more: number;
  className: string;
  /** Of its arrow, pixels. */
  size: number;
  onMore: (fixtureId: string) => void;
}

/** Opens all markets of a match. */
export function MoreMarkets({ fixture, more, className, size, onMore }: MoreMarketsProps) {
  const { home, away, id } = fixture;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      data-more={id}
      onClick={() => onMore(id)}
    >
      <VisuallyHidden>{messages.moreOf(home, away, more)}</VisuallyHidden>
      <span aria-hidden="true">{messages.more(more)}</span>
      <IconChevronRight size={size} />
    </button>
  );
}
