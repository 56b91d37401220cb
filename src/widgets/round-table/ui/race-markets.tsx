import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import type { Venue } from '#rules/rounds/venues.ts';
import {
  $events,
  $round,
  marketLabel,
  type OfferedMarket,
  type OfferedSelection,
  RunnerNumber,
  roundTitle,
  runnerName,
  selectionLabel,
} from '@/entities/round';
import { raceEntries } from '../lib/races';
import * as frame from './markets.css';
import { messages } from './messages';
import { PairGrid } from './pair-grid';
import * as styles from './race-markets.css';
import { SelectionCell } from './selection-cell';

interface RunnerCellProps {
  venueId: number;
  market: 'win' | 'place';
  offer: OfferedSelection | null;
}

function RunnerCell({ venueId, market, offer }: RunnerCellProps) {
  if (offer === null) return <span />;
  const label = selectionLabel(venueId, market, offer.selection);
  return <SelectionCell gameId={venueId} market={market} offer={offer} label={label} look="grid" />;
}

export interface RaceMarketsProps {
  venue: Venue;
  markets: readonly OfferedMarket[];
}

/** The runners of the open race with the odds of each, and the odds of two of them. */
export function RaceMarkets({ venue, markets }: RaceMarketsProps) {
  const [events, round] = useUnit([$events, $round]);
  const card = events?.card;
  if (!round || !card || !('weights' in card)) return null;
  const entries = raceEntries(markets, card.weights);
  const title = messages.lineup(roundTitle(venue.id, round.number));
  return (
    <div className={frame.two}>
      <section className={frame.card} aria-label={title}>
        <h2 className={frame.cardHead}>
          {title}
          <span className={frame.hint}>
            {messages.runners(entries.length, messages.startsAt(round.drawsAt))}
          </span>
        </h2>
        <div className={styles.head} aria-hidden="true">
          <span className={styles.headName}>{messages.runner}</span>
          <span>{marketLabel(venue.id, 'win')}</span>
          <span>{marketLabel(venue.id, 'place')}</span>
        </div>
        {entries.map(({ number, share, win, place }) => (
          <div key={number} className={styles.row}>
            <RunnerNumber number={number} />
            <span className={styles.runner}>
              <span className={styles.name}>{runnerName(venue.id, number)}</span>
              <span
                className={styles.bar}
                aria-hidden="true"
                style={assignInlineVars({ [styles.share]: `${share * 4}%` })}
              />
              <span className={styles.percent}>{messages.percent(share)}</span>
            </span>
            <RunnerCell venueId={venue.id} market="win" offer={win} />
            <RunnerCell venueId={venue.id} market="place" offer={place} />
          </div>
        ))}
      </section>
      <PairGrid venue={venue} markets={markets} count={entries.length} />
    </div>
  );
}
