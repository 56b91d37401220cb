import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Detail, isInPlay, useFixtureDetail, useFixtureState } from '@/entities/game';
import { useCourse } from '@/features/match-course';
import { $now } from '@/shared/lib/clock';
import { Skeleton } from '@/shared/ui/skeleton';
import { GameSummary, MomentumView } from '@/widgets/live-match';
import { watchSearch } from '../lib/href';
import { $search } from '../model/page';
import { $small } from '../model/views';
import { messages } from './messages';
import * as styles from './small-views.css';

function View({ detail }: { detail: Detail }) {
  const { fixture } = detail;
  const [now, { sport }] = useUnit([$now, $search]);
  const state = useFixtureState(fixture.id);
  const { scores, counts, events } = useCourse(fixture.id);
  return (
    <Link
      to="/livetv"
      search={watchSearch(sport, fixture.id)}
      resetScroll={false}
      className={styles.view}
    >
      {isInPlay(state) && (
        <MomentumView
          fixture={fixture}
          state={state}
          events={events}
          scores={scores}
          counts={counts}
          now={now}
          size="sm"
        />
      )}
      <span className={styles.summary}>
        <GameSummary game={detail} />
      </span>
    </Link>
  );
}

function Place({ fixtureId }: { fixtureId: string }) {
  const { detail } = useFixtureDetail(fixtureId);
  return detail ? <View detail={detail} /> : <Skeleton shape="box" height={128} />;
}

/** Other matches in play, small; the one that is pressed changes places with the one that is watched. */
export function SmallViews() {
  const small = useUnit($small);
  if (small.length === 0) return null;
  return (
    <nav aria-label={messages.others}>
      <ul className={styles.list}>
        {small.map((id) => (
          <li key={id} className={styles.place}>
            <Place fixtureId={id} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
