import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { isVenue } from '#rules/rounds/round.ts';
import { $game } from '@/entities/round';
import { minigameGroups, venueGroups, venueSearch } from '../lib/games';
import * as styles from './game-lists.css';
import { messages } from './messages';
import { RoundClock } from './round-clock';

/** Every game by its provider with the time to its draw; of virtual events every venue by its sport. */
export function GameRail() {
  const game = useUnit($game);
  if (game === null) return null;
  const groups = isVenue(game) ? venueGroups : minigameGroups;
  return (
    <nav aria-label={messages.games} className={styles.rail}>
      {groups.map(({ key, label, games }) => (
        <section key={key} aria-label={label}>
          <h2 className={styles.railTitle}>{label}</h2>
          {games.map(({ id, provider, game: name, venue, label: title }) => (
            <Link
              key={id}
              to="/minigame/$provider/$game"
              params={{ provider, game: name }}
              search={venueSearch(venue)}
              className={styles.railItem}
              aria-current={id === game.id ? 'page' : undefined}
            >
              <span className={styles.railName}>{title}</span>
              <span className={styles.railClock}>
                <RoundClock gameId={id} />
              </span>
            </Link>
          ))}
        </section>
      ))}
      {isVenue(game) && (
        <section aria-label={messages.result}>
          <h2 className={styles.railTitle}>{messages.result}</h2>
          <Link to="/game_result/virtuals" className={styles.railItem}>
            {messages.results}
          </Link>
        </section>
      )}
    </nav>
  );
}
