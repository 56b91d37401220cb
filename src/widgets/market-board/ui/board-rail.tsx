import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $counts, SportIcon, totalOf } from '@/entities/game';
import { BOARD_KINDS } from '#rules/markets/boards.ts';
import { $now } from '@/shared/lib/clock';
import { boardName, sportName } from '@/entities/market-dictionary';
import { $favouriteLeagues, $sports, $status } from '../model/list';
import { $kind, $search, filterChanged } from '../model/search';
import * as styles from './board-rail.css';
import { messages } from './messages';

/** Seoul's time by the server's clock. */
function SeoulClock() {
  const now = useUnit($now);
  return now === 0 ? null : <span className={styles.clock}>{messages.clock(now)}</span>;
}

/** Boards, sports that have matches and the member's leagues, each with the number of its fixtures. */
export function BoardRail() {
  const [kind, search, counts, sports, leagues, status, onFilter] = useUnit([
    $kind,
    $search,
    $counts,
    $sports,
    $favouriteLeagues,
    $status,
    filterChanged,
  ]);
  // How many sports there are is not known yet: what is below them would move.
  const isCounted = sports.length > 0 || status !== 'loading';
  return (
    <div className={styles.root}>
      <nav aria-label={messages.boards}>
        <p className={styles.title}>
          {messages.kinds}
          <SeoulClock />
        </p>
        {BOARD_KINDS.map((one) => (
          <Link
            key={one}
            to={`/korea/${one}`}
            className={styles.item}
            aria-current={one === kind ? 'page' : undefined}
          >
            <span className={styles.name}>{boardName(one)}</span>
            <span className={styles.count({ live: one === 'live' })}>{totalOf(counts, one)}</span>
          </Link>
        ))}
      </nav>
      <fieldset>
        <legend className={styles.title}>{messages.sports}</legend>
        {sports.map((sport) => (
          <button
            key={sport}
            type="button"
            className={styles.item}
            aria-pressed={search.sport === sport}
            onClick={() => onFilter({ sport: search.sport === sport ? 'all' : sport, league: '' })}
          >
            <SportIcon sport={sport} />
            <span className={styles.name}>{sportName(sport)}</span>
            <span className={styles.count({})}>{counts[kind]?.[sport] ?? 0}</span>
          </button>
        ))}
      </fieldset>
      {isCounted && (
        <fieldset>
          <legend className={styles.title}>{messages.favourites}</legend>
          {leagues.length === 0 && <p className={styles.hint}>{messages.noFavourites}</p>}
          {leagues.map(({ id, name, fixtures }) => (
            <button
              key={id}
              type="button"
              className={styles.item}
              aria-pressed={search.league === id}
              onClick={() => onFilter({ league: search.league === id ? '' : id })}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.count({})}>{fixtures}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
