import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Dto } from '#contract/types.gen.ts';
import type { Fixture } from '@/entities/game';
import { type Course, momentumBars } from '@/features/match-course';
import { stripMarks } from '../lib/strip';
import { messages } from './messages';
import * as styles from './momentum-bars.css';

export interface MomentumBarsProps {
  fixture: Pick<Fixture, 'sport' | 'home' | 'away'>;
  events: Course['events'];
  /** Of a match in play; null where it is not played. */
  clock: Dto<'FixtureClock'> | null;
}

const words = { goal: messages.goalMark, minute: messages.minuteMark };
/** Of the picture, in its own measure: a bar with the gap after it, and half of its height. */
const STEP = 10;
const BAR = 7;
const HALF = 22;
const REACH = 20;
const LEAST_ROOM = 0.06;

/** Who was on top in each two minutes, with goals, cards and the half where they were: a picture of what the list says. */
export function MomentumBars({ fixture, events, clock }: MomentumBarsProps) {
  const { sport, home, away } = fixture;
  const bars = momentumBars(events, sport, clock);
  if (bars === null) return null;
  const marks = stripMarks(sport, events, clock, words);
  const isFree = (at: number) =>
    !marks.some((mark) => mark.label !== '' && Math.abs(mark.at - at) < LEAST_ROOM);
  const end = (bars.length * 90) / 45;
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.head}>
        <b className={styles.title}>{messages.flow}</b>
        <span className={styles.team}>
          <span className={styles.swatch({ side: 'home' })} />
          <span className={styles.name}>{home}</span>
        </span>
        <span className={styles.team}>
          <span className={styles.swatch({ side: 'away' })} />
          <span className={styles.name}>{away}</span>
        </span>
      </div>
      <div className={styles.chart}>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${bars.length * STEP} ${2 * HALF}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={`M0 ${HALF}H${bars.length * STEP}`} className={styles.axis} />
          {bars.map((value, bar) => {
            if (value === 0) return null;
            const height = Math.abs(value) * REACH;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: places in time, not things
                key={bar}
                x={bar * STEP + (STEP - BAR) / 2}
                y={value > 0 ? HALF - height : HALF}
                width={BAR}
                height={height}
                className={styles.bar({ side: value > 0 ? 'home' : 'away' })}
              />
            );
          })}
        </svg>
        {marks.map(({ key, kind, side, at, label }) => (
          <span
            key={key}
            className={styles.place}
            style={assignInlineVars({ [styles.at]: `${at * 100}%` })}
          >
            <span className={styles.mark({ kind, side: side ?? 'none' })} />
            {label !== '' && <span className={styles.label({ kind })}>{label}</span>}
          </span>
        ))}
        {isFree(0) && (
          <span className={styles.edge({ end: 'start' })}>{messages.minuteMark(0)}</span>
        )}
        {isFree(1) && (
          <span className={styles.edge({ end: 'end' })}>{messages.minuteMark(end)}</span>
        )}
      </div>
    </div>
  );
}
