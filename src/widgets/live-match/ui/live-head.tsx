import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import {
  type Detail,
  Flag,
  interruptionText,
  isInPlay,
  kickOffText,
  useFixtureState,
} from '@/entities/game';
import { hasMomentumBars, momentText, useCourse } from '@/features/match-course';
import { $now } from '@/shared/lib/clock';
import { isOver } from '#rules/fixture-status.ts';
import * as styles from './live-head.css';
import { messages } from './messages';
import { MomentumBars } from './momentum-bars';
import { MomentumView } from './momentum-view';
import { Scoreboard } from './scoreboard';
import { Timeline } from './timeline';
import { TimelineStrip } from './timeline-strip';

/** What it takes with scoreboard, field, bars and five lines, pixels: for what holds its place. */
export const liveHeadHeight = 572;

export interface LiveHeadProps {
  detail: Detail;
}

/** The head of a match in play: the moment, its scoreboard, to whom it leans and what has happened. */
export function LiveHead({ detail }: LiveHeadProps) {
  const { fixture, league } = detail;
  const { id, sport, startsAt, homeId, awayId } = fixture;
  const state = useFixtureState(id);
  const now = useUnit($now);
  const { scores, counts, events } = useCourse(id);
  const isLive = isInPlay(state);
  const isDone = state !== null && isOver(state.status);
  const halt = interruptionText(state);
  const clock = isLive ? (state?.clock ?? null) : null;
  const { time, day } = kickOffText(startsAt);
  const before = isDone ? messages.ended : `${day} ${time}`;
  return (
    <div className={styles.root}>
      <p className={styles.place}>
        <b className={styles.moment({ isLive })}>
          {isLive ? momentText(sport, clock) || messages.live : before}
        </b>
        <Flag country={league.country} />
        <Link to="/sports_info/league/$id" params={{ id: league.id }} className={styles.league}>
          {league.name}
        </Link>
        {halt && <span className={styles.halt}>{halt.text}</span>}
      </p>
      <Scoreboard
        fixture={fixture}
        state={state}
        scores={scores}
        counts={counts}
        teamIds={{ home: homeId, away: awayId }}
      />
      {isLive && (
        <MomentumView
          fixture={fixture}
          state={state}
          events={events}
          scores={scores}
          counts={counts}
          now={now}
        />
      )}
      {hasMomentumBars(sport) ? (
        <MomentumBars fixture={fixture} events={events} clock={clock} />
      ) : (
        <TimelineStrip sport={sport} events={events} clock={clock} />
      )}
      <Timeline fixture={fixture} events={events} />
    </div>
  );
}
