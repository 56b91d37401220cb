import { useMemo } from 'react';
import { type MatchCourse, soccerCourse, timeOf } from '../../lib/match-course';
import { type MatchStageProps, SportMatch } from './sport-match';
import * as styles from './sport-match.css';
import { messages } from './sport-messages';

const HALF = 45;

function clockAt(course: MatchCourse, at: number): string {
  const { period, isPaused, minutes } = timeOf(course, at);
  if (period < 0) return messages.before;
  if (period === course.periods.length) return messages.over;
  if (isPaused) return messages.half;
  // The first minute counts as 1.
  const minute = period * HALF + Math.min(HALF, Math.floor(minutes) + 1);
  return messages.soccerClock(period, minute);
}

const stripes = [0, 2, 4, 6, 8, 10].map((stripe) => (stripe * 680) / 12);

const pitch = (
  <>
    {stripes.map((x) => (
      <rect key={x} x={x} width={680 / 12} height={170} className={styles.stripe} />
    ))}
    <path d="M2 2H678V168H2ZM340 2V168" className={styles.line} />
    <ellipse cx={340} cy={85} rx={50} ry={38} className={styles.line} />
    <path d="M2 38H92V132H2M2 62H34V108H2M92 66a18 22 0 0 1 0 38" className={styles.line} />
    <path
      d="M678 38H588V132H678M678 62H646V108H678M588 66a18 22 0 0 0 0 38"
      className={styles.line}
    />
  </>
);

/** A match of two halves in a minute that ends as the result says. */
export function SoccerStage({ result, at, seed, home, away }: MatchStageProps<'soccer'>) {
  const course = useMemo(() => soccerCourse(result.goals, seed), [result.goals, seed]);
  return (
    <SportMatch
      sport="soccer"
      home={home}
      away={away}
      course={course}
      at={at}
      clockAt={(moment) => clockAt(course, moment)}
      tell={(team, { outcome }) => messages.soccerChance(team, outcome)}
    >
      {pitch}
    </SportMatch>
  );
}
