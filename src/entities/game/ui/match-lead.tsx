import { formatIso } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { clockText } from '@/entities/market-dictionary/@x/game';
import { kickOffText } from '../lib/fixture-text';
import { interruptionText } from '../lib/interruption-text';
import { type Fixture, type FixtureState, isInPlay } from '../lib/game';
import type { RowLook } from '../lib/row-view';
import * as styles from './match-lead.css';
import { messages } from './messages';
import type { StarComponent } from './star';

export interface MatchLeadProps {
  fixture: Fixture;
  state: FixtureState | null;
  look: RowLook;
  /** Overtime word, where rows of one group differ; the score that the handicap counts from. */
  note: string | null;
  /** What is under the time in place of the day: how long until it, or since when the match is played. */
  under?: string | null | undefined;
  /** Draws the star of the match; none without it. */
  Star?: StarComponent | undefined;
  /** Tab stops at the star, where the lead is in no row of the grid. */
  isTabStop?: boolean;
}

function Moment({
  fixture,
  state,
  look,
  note,
  under = null,
}: Pick<MatchLeadProps, 'fixture' | 'state' | 'look' | 'note' | 'under'>) {
  const isWide = under !== null;
  const text = note ?? under;
  const noted = text && <span className={styles.note}>{text}</span>;
  if (state !== null && isInPlay(state)) {
    // The cell has room for a word; the whole of it is in its title and for assistive technology.
    const halt = interruptionText(state);
    return (
      <span className={styles.moment({ look, isWide, live: true })} title={halt?.text}>
        {halt ? (
          <>
            <span aria-hidden="true">{halt.word}</span>
            <VisuallyHidden>{halt.text}</VisuallyHidden>
          </>
        ) : (
          <span>{clockText(fixture.sport, state.clock)}</span>
        )}
        {noted}
      </span>
    );
  }
  const { time, day } = kickOffText(fixture.startsAt);
  return (
    <span className={styles.moment({ look, isWide })}>
      <time className={styles.time} dateTime={formatIso(fixture.startsAt)}>
        {time}
      </time>
      <span>{noted || day}</span>
    </span>
  );
}

/** When a match is and who plays; during it the moment and the score. */
export function MatchLead(props: MatchLeadProps) {
  const { fixture, state, look, note, under, Star, isTabStop = false } = props;
  const { home, away } = fixture;
  const score = state !== null && isInPlay(state) ? (state.score ?? { home: 0, away: 0 }) : null;
  return (
    <div className={styles.root({ look })}>
      {Star && (
        <span className={styles.star}>
          <Star fixture={fixture} isTabStop={isTabStop} />
        </span>
      )}
      <Moment fixture={fixture} state={state} look={look} note={note} under={under} />
      <div className={styles.teams}>
        <span className={styles.team} title={home}>
          {home}
        </span>
        {score && (
          <>
            <VisuallyHidden>{messages.score(home, away, score)}</VisuallyHidden>
            <span aria-hidden="true" className={styles.score}>
              {score.home}
            </span>
          </>
        )}
        <span className={styles.team} title={away}>
          {away}
        </span>
        {score && (
          <span aria-hidden="true" className={styles.score}>
            {score.away}
          </span>
        )}
      </div>
    </div>
  );
}
