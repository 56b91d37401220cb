import { useStoreMap } from 'effector-react';
import { formatIso } from '@/shared/lib/format';
import { clockText } from '@/entities/market-dictionary/@x/game';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { kickOffText } from '../lib/fixture-text';
import { interruptionText } from '../lib/interruption-text';
import { type Fixture, type FixtureState, isInPlay } from '../lib/game';
import { $fixtureStates } from '../model/offer';
import { messages } from './messages';
import * as styles from './match-time.css';

export interface MatchTimeProps {
  fixture: Fixture;
  /** One line, as on cards. */
  inline?: boolean;
}

/** Returns what moves of a match: status, score, clock; null while it is unknown. */
export function useFixtureState(fixtureId: string): FixtureState | null {
  return useStoreMap({
    store: $fixtureStates,
    keys: [fixtureId],
    fn: (states, [id]) => states[id] ?? null,
  });
}

/** Kick-off before the match, score and moment during it. */
export function MatchTime({ fixture, inline = false }: MatchTimeProps) {
  const state = useFixtureState(fixture.id);
  const { home, away, sport, startsAt } = fixture;
  if (state !== null && isInPlay(state)) {
    const score = state.score ?? { home: 0, away: 0 };
    const halt = interruptionText(state);
    return (
      <span className={styles.root({ inline, live: true })}>
        <VisuallyHidden>{messages.score(home, away, score)}</VisuallyHidden>
        <span aria-hidden="true" className={styles.score({ inline })}>
          {score.home} : {score.away}
        </span>
        <span className={styles.period({ inline })} title={halt?.text}>
          {halt ? halt.word : clockText(sport, state.clock)}
        </span>
      </span>
    );
  }
  const { time, day } = kickOffText(startsAt);
  return (
    <time className={styles.root({ inline, live: false })} dateTime={formatIso(startsAt)}>
      <span className={styles.time({ inline })}>{time}</span>
      <span className={styles.day({ inline })}>{day}</span>
    </time>
  );
}
