import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { roundAt } from '#rules/rounds/clock.ts';
import type { Venue } from '#rules/rounds/venues.ts';
import { $at, roundTitle, venueTitle } from '@/entities/round';
import { formatKst } from '@/shared/lib/format';
import { venueSearch, venuesOf } from '../lib/games';
import * as frame from './markets.css';
import { messages } from './messages';
import * as styles from './round-table.css';
import { RoundClock } from './round-clock';

/** The next events of a sport at all its venues. */
export function NextEvents({ venue: { sport } }: { venue: Venue }) {
  const at = useUnit($at);
  if (at === 0) return null;
  const next = venuesOf(sport)
    .map((venue) => ({ venue, round: roundAt(venue, at) }))
    .toSorted((a, b) => a.round.drawsAt - b.round.drawsAt);
  const title = messages.next(messages.sports[sport]);
  return (
    <section className={frame.card} aria-label={title}>
      <h2 className={frame.cardHead}>{title}</h2>
      {next.map(({ venue, round }) => (
        <Link
          key={venue.id}
          to="/minigame/$provider/$game"
          params={{ provider: 'bet365', game: sport }}
          search={venueSearch(venue.key)}
          className={styles.event}
        >
          <span className={styles.eventTime}>{formatKst(round.drawsAt, 'HH:mm:ss')}</span>
          <span className={styles.eventName}>
            {venueTitle(venue.id)} {roundTitle(venue.id, round.number)}
          </span>
          <RoundClock gameId={venue.id} />
        </Link>
      ))}
    </section>
  );
}
