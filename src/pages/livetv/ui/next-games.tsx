import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Flag, kickOffText, useFixtureDetail } from '@/entities/game';
import { formatIso } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import { WinnerCells } from '@/widgets/fixture-markets';
import { marketsSearch } from '../lib/href';
import type { ComingGame } from '../lib/schedule';
import { $next } from '../model/views';
import { messages } from './messages';
import * as styles from './next-games.css';

function Game({ fixture, league }: ComingGame) {
  const { id, home, away, startsAt } = fixture;
  const { detail } = useFixtureDetail(id);
  const { time, day } = kickOffText(startsAt);
  return (
    <li className={styles.game}>
      <time className={styles.time} dateTime={formatIso(startsAt)}>
        {time}
        <span className={styles.day}>{day}</span>
      </time>
      <Link to="/europe" search={marketsSearch(id)} className={styles.match}>
        <span>{messages.match(home, away)}</span>
        <span className={styles.league}>
          <Flag country={league.country} />
          {league.name}
        </span>
      </Link>
      {detail ? <WinnerCells detail={detail} /> : <span className={styles.none} />}
    </li>
  );
}

/** The matches that begin next, each with the prices of who wins it. */
export function NextGames() {
  const games = useUnit($next);
  const list = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(list, { label: messages.next });
  if (games.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="livetv-next">
      <Heading level={2} id="livetv-next" className={styles.title}>
        {messages.next}
      </Heading>
      <div ref={list} {...grid} className={styles.grid}>
        <ul>
          {games.map((game) => (
            <Game key={game.fixture.id} {...game} />
          ))}
        </ul>
      </div>
    </section>
  );
}
