import { isInPlay, useFixtureState } from '@/entities/game';
import { useCourse } from '@/features/match-course';
import { takesInPlayBets } from '#rules/fixture-status.ts';
import { lockReason } from '../lib/lock-reason';
import * as styles from './lock-word.css';

export interface LockWordProps {
  fixtureId: string;
}

/** Why the prices of a market rest. It reads the events itself: they draw this word again, and not the card around it. */
export function LockWord({ fixtureId }: LockWordProps) {
  const state = useFixtureState(fixtureId);
  const { events } = useCourse(fixtureId);
  const isLive = isInPlay(state);
  const isInterrupted = state !== null && isLive && !takesInPlayBets(state.status);
  const latest = isLive ? (events.at(-1) ?? null) : null;
  const { event, state: word } = lockReason(latest, { isInterrupted });
  return (
    <span className={styles.root}>
      <span>
        {event !== null && <span className={styles.event}>{`${event} · `}</span>}
        {word}
      </span>
    </span>
  );
}
