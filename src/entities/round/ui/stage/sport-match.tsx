import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import {
  ballAt,
  type Chance,
  chancesUntil,
  type MatchCourse,
  type Spot,
  scoreOf,
} from '../../lib/match-course';
import * as styles from './sport-match.css';
import { messages } from './sport-messages';
import type { StageProps } from './stage-props';

/** What the stage of a match takes. */
export interface MatchStageProps<Family extends 'soccer' | 'basketball'>
  extends StageProps<Family> {
  /** The key of the round: the same result comes about otherwise in each. */
  seed: string;
  home: string;
  away: string;
}

export interface SportMatchProps {
  sport: 'soccer' | 'basketball';
  home: string;
  away: string;
  course: MatchCourse;
  at: number;
  /** The time of the match in words. */
  clockAt: (at: number) => string;
  /** What a chance was, in words. */
  tell: (team: string, chance: Chance) => string;
  /** The lines of the field, in 680 × 170. */
  children: ReactNode;
}

const [WIDTH, HEIGHT] = [680, 170];
/** The chances that are drawn, the newest of which has its shot as well. */
const LAST = 5;

const place = ({ x, y }: Spot) =>
  assignInlineVars({ [styles.x]: x.toFixed(4), [styles.y]: y.toFixed(4) });
const pointOf = ({ x, y }: Spot) => `${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}`;

interface BoardProps {
  home: string;
  away: string;
  score: string;
  clock: string;
}

function Board({ home, away, score, clock }: BoardProps) {
  return (
    <div className={styles.board}>
      <span className={styles.team({ side: 'home' })}>
        <span className={styles.name}>{home}</span>
        <span className={styles.shirt({ side: 'home' })} />
      </span>
      <span className={styles.middle}>
        <span className={styles.score}>{score}</span>
        <span className={styles.clock}>{clock}</span>
      </span>
      <span className={styles.team({ side: 'away' })}>
        <span className={styles.shirt({ side: 'away' })} />
        <span className={styles.name}>{away}</span>
      </span>
    </div>
  );
}

/** A match at a moment: score and clock, the field from above with ball and last chances, the newest event in words. */
export function SportMatch(props: SportMatchProps) {
  const { sport, home, away, course, at, clockAt, tell, children } = props;
  const chances = chancesUntil(course, at);
  const points = scoreOf(chances);
  const score = messages.score(points.home, points.away);
  const last = chances.slice(-LAST);
  const newest = last.at(-1);
  return (
    <div className={styles.root} aria-hidden="true">
      <Board home={home} away={away} score={score} clock={clockAt(at)} />
      <div className={styles.field}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.markings}
        >
          {children}
          {newest && (
            <path
              d={`M${pointOf(newest.from)}L${pointOf(newest.to)}`}
              className={styles.shot({ side: newest.side })}
            />
          )}
        </svg>
        {last.map((chance) => (
          <span
            key={chance.at}
            className={styles.chance({
              side: chance.side,
              isScored: chance.outcome === 'scored',
            })}
            style={place(chance.from)}
          />
        ))}
        <span className={styles.ball({ sport })} style={place(ballAt(course, at))} />
      </div>
      <div className={styles.ticker}>
        {newest && <span className={styles.when}>{clockAt(newest.at)}</span>}
        <span className={styles.news}>
          {newest && tell(newest.side === 'home' ? home : away, newest)}
        </span>
      </div>
    </div>
  );
}
