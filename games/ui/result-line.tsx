import type { ReactNode } from 'react';
import { formatMoney } from '@/shared/lib/format';
import { isGain } from '../play/play-state.ts';
import type { Play } from '../play/use-play.ts';
import * as styles from './frame.css';
import { statusMessages } from './messages.ts';

interface ResultLineProps {
  play: Play;
  /** What the round on the table came to, in words. */
  outcome: ReactNode;
}

/** One line below the table: what is going on, why not, or what came of the round. */
export function ResultLine({ play, outcome }: ResultLineProps) {
  return (
    <div className={styles.notice} role="status">
      <Content play={play} outcome={outcome} />
    </div>
  );
}

function Content({ play: { state, opened }, outcome }: ResultLineProps) {
  const { phase, shown, refusal, isResumed } = state;
  if (phase === 'asking') return statusMessages.asking;
  if (phase === 'checking') return <b className={styles.refused}>{statusMessages.checking}</b>;
  if (phase === 'showing') return null;
  if (refusal)
    return (
      <>
        <b className={styles.refused}>{refusal.title}</b>
        <span>{statusMessages.kept}</span>
      </>
    );
  if (!shown) return statusMessages.ready;
  const write = (amount: number) => formatMoney(amount, opened.currency);
  return (
    <>
      {isResumed && (
        <>
          <span className={styles.tag}>{statusMessages.resumed}</span>
          <span>{statusMessages.resumedNote}</span>
        </>
      )}
      {outcome}
      <span>
        {statusMessages.stake} <b className={styles.strong}>{write(shown.stake)}</b>
      </span>
      <span>
        {statusMessages.returned}{' '}
        <b className={isGain(shown) ? styles.gain : styles.strong}>{write(shown.won)}</b>
      </span>
    </>
  );
}
