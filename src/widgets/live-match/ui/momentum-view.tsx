import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Fixture, FixtureState } from '@/entities/game';
import { type Course, eventText, momentumOf } from '@/features/match-course';
import { ballOf } from '../lib/ball';
import { mapText, mapViewOf } from '../lib/map-view';
import { Field } from './field';
import { messages } from './messages';
import * as styles from './momentum-view.css';

export interface MomentumViewProps {
  fixture: Pick<Fixture, 'sport' | 'home' | 'away'>;
  state: FixtureState | null;
  events: Course['events'];
  /** Of e-sports: what the map that is played is drawn by. */
  scores?: Course['scores'] | undefined;
  counts?: Course['counts'];
  /** Epoch milliseconds. */
  now: number;
  /** Small where several are side by side. */
  size?: 'md' | 'sm';
}

/** From here on the match leans to a side. */
const LEANS = 0.15;

/**
 * The field with the half shaded to which the match leans, the ball where events say that play is, and what has just happened; the
 * same in words.
 */
export function MomentumView({
  fixture,
  state,
  events,
  scores = {},
  counts,
  now,
  size = 'md',
}: MomentumViewProps) {
  const { sport } = fixture;
  const momentum = momentumOf(events, sport, now);
  const { value, latest } = momentum;
  const ball = ballOf(sport, events, momentum, state?.clock ?? null);
  const detail = state?.clock?.detail;
  const bases = detail?.kind === 'innings' ? detail.bases : [];
  const leaning = value > 0 ? 'home' : 'away';
  const isEven = Math.abs(value) < LEANS;
  const flow = isEven ? messages.even : messages.pressing(fixture[leaning]);
  const text = latest ? eventText(sport, fixture, latest) : flow;
  const side = latest ? latest.side : isEven ? null : leaning;
  const map = sport === 'e-sports' ? mapViewOf(state, { scores, counts, events }) : null;
  const drawn = sport === 'baseball' ? messages.runners(bases) : map && mapText(map);
  const spoken = [text, drawn].filter(Boolean).join(', ');
  return (
    <div
      role="img"
      aria-label={messages.momentum(spoken)}
      className={styles.root({ hasMap: map !== null })}
    >
      <Field sport={sport} bases={bases} map={map} />
      <span
        className={styles.lean({ side: leaning })}
        // Never so strong that the lines are lost.
        style={{ opacity: isEven ? 0 : 0.15 + Math.abs(value) * 0.45 }}
      />
      {ball && (
        <span
          className={styles.ball({ size })}
          style={assignInlineVars({
            [styles.ballX]: `${ball.x * 100}%`,
            [styles.ballY]: `${ball.y * 100}%`,
          })}
        />
      )}
      <span className={styles.word({ side: side ?? 'none', isFresh: latest !== null, size })}>
        {text}
      </span>
    </div>
  );
}
