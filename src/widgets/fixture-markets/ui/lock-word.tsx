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
  return (
    <span className={styles.root}>
      {lockReason(isLive ? (events.at(-1) ?? null) : null, { isInterrupted })}
    </span>
  );
}
