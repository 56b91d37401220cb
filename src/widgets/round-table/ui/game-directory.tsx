import { Link } from '@tanstack/react-router';
import { ChipLink } from '@/shared/ui/chip';
import { lobbyGroups, venueSearch } from '../lib/games';
import * as styles from './game-lists.css';
import { messages } from './messages';

/** Links to every game by its provider. */
export function GameDirectory() {
  return (
    <nav aria-label={messages.games} className={styles.directory}>
      {lobbyGroups.map(({ key, label, games }) => (
        <section key={key} aria-label={label}>
          <h2 className={styles.railTitle}>{label}</h2>
          <div className={styles.directoryGames}>
            {games.map(({ id, provider, game, venue, label: title }) => (
              <ChipLink key={id}>
                <Link
                  to="/minigame/$provider/$game"
                  params={{ provider, game }}
                  search={venueSearch(venue)}
                >
                  {title}
                </Link>
              </ChipLink>
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}
