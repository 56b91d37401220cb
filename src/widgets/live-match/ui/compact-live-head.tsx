import { Link } from '@tanstack/react-router';
import {
  type Detail,
  Flag,
  interruptionText,
  isInPlay,
  kickOffText,
  useFixtureState,
} from '@/entities/game';
import { momentText, useCourse } from '@/features/match-course';
import { Score } from '@/shared/ui/score';
import { isOver } from '#rules/fixture-status.ts';
import * as styles from './compact-live-head.css';
import { messages } from './messages';
import { TimelineStrip } from './timeline-strip';

export interface CompactLiveHeadProps {
  detail: Detail;
}

/** The head of a match in play where its markets come first: moment, score, and the line of what has happened. */
export function CompactLiveHead({ detail }: CompactLiveHeadProps) {
  const { fixture, league } = detail;
  const { id, sport, home, away, homeId, awayId, startsAt } = fixture;
  const state = useFixtureState(id);
  const { events } = useCourse(id);
  const isLive = isInPlay(state);
  const halt = interruptionText(state);
  const clock = isLive ? (state?.clock ?? null) : null;
  const { time, day } = kickOffText(startsAt);
  const before = state !== null && isOver(state.status) ? messages.ended : `${day} ${time}`;
  const score = state?.score ?? { home: 0, away: 0 };
  return (
    <div className={styles.root}>
      <p className={styles.place}>
        <b className={styles.moment({ isLive })}>
          {isLive ? momentText(sport, clock) || messages.live : before}
        </b>
        <Flag country={league.country} />
        <Link to="/sports_info/league/$id" params={{ id: league.id }} className={styles.link}>
          {league.name}
        </Link>
      </p>
      <div className={styles.teams}>
        <Link
          to="/sports_info/team/$id"
          params={{ id: homeId }}
          className={styles.team({ side: 'home' })}
        >
          {home}
        </Link>
        <Score {...score} label={messages.score(home, away, score)} size="display" live={isLive} />
        <Link
          to="/sports_info/team/$id"
          params={{ id: awayId }}
          className={styles.team({ side: 'away' })}
        >
          {away}
        </Link>
      </div>
      {halt && <p className={styles.halt}>{halt.text}</p>}
      <TimelineStrip sport={sport} events={events} clock={clock} />
    </div>
  );
}
