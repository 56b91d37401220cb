import { useState } from 'react';
import type { Fixture } from '@/entities/game';
import { type Course, timelineOf } from '@/features/match-course';
import { Button } from '@/shared/ui/button';
import { CountMark } from './count-mark';
import { messages } from './messages';
import * as styles from './timeline.css';

export interface TimelineProps {
  fixture: Pick<Fixture, 'sport' | 'home' | 'away'>;
  events: Course['events'];
}

/** How many are shown until all are opened. */
const shown = 5;

/** What has happened in a match, the latest first. */
export function Timeline({ fixture, events }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const items = timelineOf(events, fixture.sport, fixture);
  const more = items.length - shown;
  return (
    <section className={styles.root} aria-label={messages.timeline}>
      <h2 className={styles.title}>{messages.timeline}</h2>
      {items.length === 0 && <p className={styles.none}>{messages.noEvents}</p>}
      <ol>
        {(isWhole ? items : items.slice(0, shown)).map(({ number, kind, time, text, score }) => (
          <li key={number} className={styles.item({ kind })}>
            <span className={styles.time}>{time}</span>
            <span className={styles.what}>
              {(kind === 'corner' || kind === 'yellow-card' || kind === 'red-card') && (
                <CountMark counted={kind} />
              )}
              {text}
            </span>
            {score && <span>{messages.result(score.home, score.away)}</span>}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isWhole}
          onClick={() => setWhole((was) => !was)}
        >
          {isWhole ? messages.fewer : messages.more(more)}
        </Button>
      )}
    </section>
  );
}
