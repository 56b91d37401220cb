import { useMemo } from 'react';
import { basketballCourse, type MatchCourse, timeOf } from '../../lib/match-course';
import { type MatchStageProps, SportMatch } from './sport-match';
import * as styles from './sport-match.css';
import { messages } from './sport-messages';

function clockAt(course: MatchCourse, at: number): string {
  const { period, isPaused, minutes } = timeOf(course, at);
  const current = course.periods[period];
  if (period < 0) return messages.before;
  if (!current) return messages.over;
  if (isPaused) return period === 1 ? messages.half : messages.quarterOver(period);
  // The clock of a quarter runs down.
  return messages.quarterClock(period, (current.minutes - minutes) * 60);
}

const court = (
  <>
    <path d="M2 2H678V168H2ZM340 2V168" className={styles.line} />
    <ellipse cx={340} cy={85} rx={40} ry={30} className={styles.line} />
    <path
      d="M2 55H136V115H2M2 14H60a168 76 0 0 1 0 142H2M136 63a30 22 0 0 1 0 44"
      className={styles.line}
    />
    <path
      d="M678 55H544V115H678M678 14H620a168 76 0 0 0 0 142H678M544 63a30 22 0 0 0 0 44"
      className={styles.line}
    />
    <path d="M26 78V92M654 78V92" className={styles.line} />
    <ellipse cx={34} cy={85} rx={7} ry={5} className={styles.line} />
    <ellipse cx={646} cy={85} rx={7} ry={5} className={styles.line} />
  </>
);

/** A match of four quarters in a minute that ends as the result says, with overtime where that decides. */
export function BasketballStage({ result, at, seed, home, away }: MatchStageProps<'basketball'>) {
  const course = useMemo(() => basketballCourse(result, seed), [result, seed]);
  return (
    <SportMatch
      sport="basketball"
      home={home}
      away={away}
      course={course}
      at={at}
      clockAt={(moment) => clockAt(course, moment)}
      tell={(team, { points }) => messages.basket(team, points)}
    >
      {court}
    </SportMatch>
  );
}
