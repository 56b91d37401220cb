import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { $minute } from '@/shared/lib/clock';
import { formatIso } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { SectionHead } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import type { HomeGame } from '../lib/games';
import { kickOffWords } from '../lib/kick-off';
import { $nextFailure, $nextGames, nextRetried } from '../model';
import { GameCells } from './game-cells';
import { messages } from './messages';
import * as styles from './next-games.css';

const skeletonRows = ['a', 'b', 'c', 'd'];

interface NextRowProps {
  game: HomeGame;
  now: number;
}

function NextRow({ game, now }: NextRowProps) {
  const { fixture, leagueName } = game;
  const { home, away, startsAt } = fixture;
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <time className={styles.when} dateTime={formatIso(startsAt)}>
          {kickOffWords(startsAt, now)}
        </time>
        <span className={styles.league} title={leagueName}>
          {leagueName}
        </span>
      </span>
      <span className={styles.names}>
        <span className={styles.teams} title={home}>
          {home}
        </span>
        <span className={styles.teams} title={away}>
          {away}
        </span>
      </span>
      <span className={styles.cells}>
        <GameCells game={game} />
      </span>
    </li>
  );
}

function NextSkeleton() {
  return (
    <div>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.names}>
            <Skeleton width={44} height={14} />
            <Skeleton width={64} height={10} />
          </span>
          <span className={styles.names}>
            <Skeleton width="70%" height={14} />
            <Skeleton width="56%" height={14} />
          </span>
          <Skeleton width={152} height={42} shape="box" />
        </div>
      ))}
    </div>
  );
}

function NextContents() {
  const { games, now, failure, onRetry } = useUnit({
    games: $nextGames,
    now: $minute,
    failure: $nextFailure,
    onRetry: nextRetried,
  });
  return (
    <div className={styles.body}>
      <QueryView
        data={games}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.nextFailed }}
        skeleton={<NextSkeleton />}
        empty={<EmptyState title={messages.nextEmpty} text={messages.nextEmptyText} />}
        isTile
        onRetry={onRetry}
      >
        {(list) => (
          <ul>
            {list.map((game) => (
              <NextRow key={game.fixture.id} game={game} now={now} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

/** Holds the place of what begins next. */
export function NextPlace() {
  return <div className={styles.root} />;
}

/** What begins next, with its prices. */
export function NextGames() {
  return (
    <section className={styles.root} aria-labelledby="home-next">
      <SectionHead
        id="home-next"
        title={messages.next}
        more={<Link to="/korea/cross">{messages.more}</Link>}
        about={messages.next}
      />
      <NextContents />
    </section>
  );
}
