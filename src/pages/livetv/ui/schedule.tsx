import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { SportIcon } from '@/entities/game';
import { loadTexts } from '@/shared/copy';
import { formatIso, formatTime } from '@/shared/lib/format';
import { sportName } from '@/entities/market-dictionary';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { countGames, GameSummary, type SportGroup } from '@/widgets/live-match';
import { marketsSearch, watchSearch } from '../lib/href';
import type { ComingGame, ScheduleDay } from '../lib/schedule';
import { $fixture, $search } from '../model/page';
import { $days, $failure, $running, retryClicked } from '../model/schedule';
import { messages } from './messages';
import * as styles from './schedule.css';

function Running({ groups }: { groups: readonly SportGroup[] }) {
  const [fixture, { sport }] = useUnit([$fixture, $search]);
  return (
    <section className={styles.part} aria-labelledby="livetv-running">
      <div className={styles.head}>
        <Heading level={2} id="livetv-running" className={styles.title}>
          {messages.running}
        </Heading>
        <span className={styles.count}>{messages.count(countGames(groups))}</span>
      </div>
      {groups.length === 0 && <p className={styles.quiet}>{messages.none}</p>}
      <ul>
        {groups.flatMap(({ games }) =>
          games.map((game) => (
            <li key={game.fixture.id}>
              <Link
                to="/livetv"
                search={watchSearch(sport, game.fixture.id)}
                resetScroll={false}
                className={styles.game}
                aria-current={game.fixture.id === fixture ? 'page' : undefined}
              >
                <SportIcon sport={game.fixture.sport} />
                <GameSummary game={game} />
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function Coming({ fixture, league }: ComingGame) {
  const { id, sport, home, away, startsAt } = fixture;
  return (
    <Link to="/europe" search={marketsSearch(id)} className={styles.coming}>
      <time className={styles.time} dateTime={formatIso(startsAt)}>
        {formatTime(startsAt)}
      </time>
      <span className={styles.teams}>
        <span>{messages.match(home, away)}</span>
        <span className={styles.league}>
          {sportName(sport)} · {league.name}
        </span>
      </span>
    </Link>
  );
}

function Days({ days }: { days: readonly ScheduleDay[] }) {
  const count = days.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <section className={styles.part} aria-labelledby="livetv-coming">
      <div className={styles.head}>
        <Heading level={2} id="livetv-coming" className={styles.title}>
          {messages.coming}
        </Heading>
        <span className={styles.count}>{messages.count(count)}</span>
      </div>
      {days.length === 0 && <p className={styles.quiet}>{messages.noneComing}</p>}
      {days.map(({ day, games }) => (
        <section key={day} aria-label={messages.day(day)}>
          <h3 className={styles.day}>{messages.day(day)}</h3>
          <ul>
            {games.map((game) => (
              <li key={game.fixture.id}>
                <Coming {...game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const skeletonGames = 9;

function ScheduleSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={28} width={140} />
      {Array.from({ length: skeletonGames }, (_, game) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <Skeleton key={game} shape="box" height={72} />
      ))}
    </div>
  );
}

/** The matches in play, and those that begin within a day, by time. */
export function Schedule() {
  const [running, days, failure, onRetry] = useUnit([$running, $days, $failure, retryClicked]);
  const data = running === null || days === null ? null : { running, days };
  return (
    <nav className={styles.root} aria-label={messages.schedule}>
      <QueryView
        data={data}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<ScheduleSkeleton />}
        empty={
          <Card>
            <EmptyState title={messages.empty} text={messages.emptyText} />
          </Card>
        }
        isEmpty={(all) => all.running.length === 0 && all.days.length === 0}
        onRetry={onRetry}
      >
        {(all) => (
          <div className={styles.parts}>
            <Running groups={all.running} />
            <Days days={all.days} />
          </div>
        )}
      </QueryView>
    </nav>
  );
}
