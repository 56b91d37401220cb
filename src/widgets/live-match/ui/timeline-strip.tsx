import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Dto } from '#contract/types.gen.ts';
import type { Course } from '@/features/match-course';
import { stripMarks } from '../lib/strip';
import { messages } from './messages';
import * as styles from './timeline-strip.css';

export interface TimelineStripProps {
  sport: Dto<'Sport'>;
  events: Course['events'];
  /** Of a match in play; null where it is not played. */
  clock: Dto<'FixtureClock'> | null;
}

const words = { goal: messages.goalMark, minute: messages.minuteMark };

/** A match from its beginning to its end, with goals and parts where they were: a picture of what the list says. */
export function TimelineStrip({ sport, events, clock }: TimelineStripProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      {stripMarks(sport, events, clock, words).map(({ key, kind, side, at, label }) => (
        <span
          key={key}
          className={styles.place}
          style={assignInlineVars({ [styles.at]: `${at * 100}%` })}
        >
          <span className={styles.mark({ kind, side: side ?? 'none' })} />
          {label !== '' && <span className={styles.label}>{label}</span>}
        </span>
      ))}
    </div>
  );
}
