import { Link } from '@tanstack/react-router';
import {
  type Detail,
  Flag,
  interruptionText,
  isInPlay,
  kickOffText,
  useFixtureState,
} from '@/entities/game';
import { TeamStar } from '@/features/favourites';
import { formatIso } from '@/shared/lib/format';
import { clockText } from '@/entities/market-dictionary';
import { Score } from '@/shared/ui/score';
import { isOver } from '#rules/fixture-status.ts';
import { ChanceBar } from './chance-bar';
import * as styles from './fixture-head.css';
import { messages } from './messages';

export interface FixtureHeadProps {
  detail: Detail;
}

/** Who plays, and when: the kick-off before the match, score and moment during it, the result after it; how likely each side is. */
export function FixtureHead({ detail }: FixtureHeadProps) {
  const { fixture, league } = detail;
  const { id, home, away, homeId, awayId, sport, startsAt } = fixture;
  const state = useFixtureState(id);
  const isLive = isInPlay(state);
  const score = state?.score ?? { home: 0, away: 0 };
  const isDone = state !== null && isOver(state.status);
  const hasScore = isLive || (isDone && state.score !== null);
  const halt = interruptionText(state);
  const { time, day } = kickOffText(startsAt);
  return (
    <div className={styles.root}>
      <p className={styles.league}>
        <Flag country={league.country} />
        <Link to="/sports_info/league/$id" params={{ id: league.id }} className={styles.place}>
          {league.name}
        </Link>
        <span className={styles.places}>
          {[
            [homeId, home],
            [awayId, away],
          ].map(([teamId = '', name = '']) => (
            <Link
              key={teamId}
              to="/sports_info/team/$id"
              params={{ id: teamId }}
              className={styles.place}
            >
              {messages.team(name)}
            </Link>
          ))}
        </span>
      </p>
      <div className={styles.teams}>
        <span className={styles.team({ side: 'home' })}>
          <TeamStar id={homeId} name={home} />
        </span>
        <span className={styles.moment}>
          {hasScore ? (
            <>
              <Score {...score} label={messages.score(home, away, score)} size="lg" live={isLive} />
              <span className={styles.note({ isLive })}>
                {isDone ? messages.ended : clockText(sport, state?.clock ?? null)}
              </span>
            </>
          ) : (
            <time className={styles.kickOff} dateTime={formatIso(startsAt)}>
              <span className={styles.time}>{time}</span>
              <span className={styles.note({})}>{day}</span>
            </time>
          )}
        </span>
        <span className={styles.team({ side: 'away' })}>
          <TeamStar id={awayId} name={away} />
        </span>
      </div>
      {halt && <p className={styles.halt}>{halt.text}</p>}
      {!isDone && <ChanceBar fixture={fixture} />}
    </div>
  );
}
