import { assignInlineVars } from '@vanilla-extract/dynamic';
import { between, eased, shareOf } from '../../lib/course-random';
import { RACE_LENGTHS, racePositions, type Standing, standingsOf } from '../../lib/race-course';
import { RaceBackdrop } from './race-backdrop';
import * as styles from './race-stage.css';
import { Runner } from './runner';
import { POSE_COUNT } from './runner-art';
import { RunnerNumber } from './runner-number';
import { SPORT_LENGTHS } from './sport-lengths';
import { messages } from './sport-messages';
import type { StageProps } from './stage-props';

export interface RaceStageProps extends StageProps<'horse' | 'dog'> {
  /** The key of the round: the same order comes about otherwise in each. */
  seed: string;
  /** Of the runners in the order of their numbers. */
  names: readonly string[];
}

/** In the gate before the start, and on the line after the finish, milliseconds. */
const [GATE, FINISH] = [1_500, 1_500];
/** How many lengths are visible, and within how many the leader comes from the left to the right. */
const [SIGHT, PICK_UP] = [7.5, 10];
const [LEFT, RIGHT] = [0.06, 0.87];
/** Pictures of a gallop to a length. */
const PACE = 2.2;
/** How many are named once they are in. */
const NAMED = 3;

const COURSES = {
  horse: { meters: 1_200, posts: [1_000, 800, 600, 400, 200], scale: 1 },
  dog: { meters: 480, posts: [400, 300, 200, 100], scale: 0.84 },
} as const;

function Post({ meters, along }: { meters: number; along: number }) {
  if (along < -0.3 || along > 1.1) return null;
  return (
    <svg
      viewBox="0 0 22 44"
      aria-hidden="true"
      className={styles.post({ kind: 'distance' })}
      style={assignInlineVars({ [styles.along]: along.toFixed(4) })}
    >
      <path d="M11 20V44" className={styles.sign} />
      <circle cx={11} cy={11} r={10} className={styles.sign} />
      <text x={11} y={14.5} textAnchor="middle" className={styles.meters}>
        {meters}
      </text>
    </svg>
  );
}

/** The finish, across the whole track. */
function Line({ along }: { along: number }) {
  if (along < -0.3 || along > 1.1) return null;
  return (
    <span
      className={styles.post({ kind: 'line' })}
      style={assignInlineVars({ [styles.along]: along.toFixed(4) })}
    />
  );
}

interface RunningOrderProps {
  family: keyof typeof COURSES;
  standings: readonly Standing[];
  /** Share of the race that the leader has run. */
  progress: number;
}

/** Who is where just now. */
function RunningOrder({ family, standings, progress }: RunningOrderProps) {
  const left = COURSES[family].meters * (1 - progress);
  return (
    <>
      <b className={styles.title}>{progress > 0 ? messages.order : messages.gate}</b>
      {standings.map(({ runner, behind }, index) => (
        <span key={runner} className={styles.standing({ isFirst: index === 0 })}>
          <RunnerNumber number={runner} />
          {progress > 0 && (
            <span className={styles.gap}>
              {index === 0 ? messages.leads : messages.behind(behind)}
            </span>
          )}
        </span>
      ))}
      <span className={styles.legend}>{messages.left(Math.ceil(left / 10) * 10)}</span>
    </>
  );
}

interface FinishOrderProps {
  standings: readonly Standing[];
  names: readonly string[];
}

/** Who came in how, the first with their names. */
function FinishOrder({ standings, names }: FinishOrderProps) {
  return (
    <>
      <b className={styles.title}>{messages.finish}</b>
      {standings.map(({ runner }, index) => (
        <span key={runner} className={styles.finisher({ isNamed: index < NAMED })}>
          {index < NAMED && messages.place(index + 1)}
          <RunnerNumber number={runner} />
          {index < NAMED && <span className={styles.name}>{names[runner - 1]}</span>}
        </span>
      ))}
      <span className={styles.legend}>{messages.raceOver}</span>
    </>
  );
}

/** A race from the side that ends in the order of its result, and the order just now below it. */
export function RaceStage({ result, at, seed, names }: RaceStageProps) {
  const { family, order } = result;
  const { posts, meters, scale } = COURSES[family];
  const progress = shareOf(at, GATE, SPORT_LENGTHS[family] - FINISH);
  const positions = racePositions(order, seed, progress);
  const leader = Math.max(...positions);
  const lead = between(LEFT, RIGHT, eased(shareOf(leader, 0, PICK_UP)));
  const alongOf = (run: number) => lead - (leader - run) / SIGHT;
  const standings = standingsOf(positions);
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.scene}>
        <RaceBackdrop run={leader - (lead - LEFT) * SIGHT} sight={SIGHT} />
        {posts.map((post) => (
          <Post key={post} meters={post} along={alongOf(RACE_LENGTHS * (1 - post / meters))} />
        ))}
        <Line along={alongOf(RACE_LENGTHS)} />
        {positions
          .map((run, index) => ({ run, number: index + 1 }))
          .toReversed()
          .map(({ run, number }) => {
            const depth = (number - 1) / (positions.length - 1);
            return (
              <span
                key={number}
                className={styles.runner}
                style={{
                  ...assignInlineVars({
                    [styles.below]: between(0, 0.28, depth).toFixed(3),
                    [styles.scale]: (scale * between(1.14, 0.98, depth)).toFixed(3),
                  }),
                  translate: `calc(${styles.course} * ${(alongOf(run) - 1).toFixed(4)})`,
                }}
              >
                <Runner
                  number={number}
                  pose={Math.floor(run * PACE + number) % POSE_COUNT}
                  isDog={family === 'dog'}
                />
              </span>
            );
          })}
      </div>
      <div className={styles.strip}>
        {progress === 1 ? (
          <FinishOrder standings={standings} names={names} />
        ) : (
          <RunningOrder family={family} standings={standings} progress={leader / RACE_LENGTHS} />
        )}
      </div>
    </div>
  );
}
