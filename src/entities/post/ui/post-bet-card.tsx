import type { ReactNode } from 'react';
import { BetLegRow, LegRing, legKey } from '@/entities/bet/@x/post';
import { IconCheck, IconClose, IconVoid } from '@/shared/icons';
import { formatOdds } from '@/shared/lib/format';
import { messages } from '../lib/messages';
import type { PostBet } from '../lib/post';
import * as styles from './post-bet-card.css';

const icons = { won: IconCheck, lost: IconClose, void: IconVoid };

function Mark({ bet: { state, legs } }: { bet: PostBet }) {
  if (state === 'before' || state === 'running') return <LegRing legs={legs} />;
  const Icon = icons[state];
  return <Icon size={20} />;
}

export interface PostBetCardProps {
  bet: PostBet;
  /** At its foot: what can be done with it. */
  children?: ReactNode;
}

/** The bet attached to a post as everybody sees it: its state, its legs with their scores, and no money. */
export function PostBetCard({ bet, children }: PostBetCardProps) {
  const { state, legs, totalOdds } = bet;
  return (
    <article className={styles.root} aria-label={messages.bet(state)}>
      <div className={styles.head({ state })}>
        <Mark bet={bet} />
        <b>{messages.attachedBet}</b>
        <span className={styles.about}>{messages.betAbout(bet)}</span>
        <b className={styles.state}>{messages.betStates[state]}</b>
      </div>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <BetLegRow key={legKey(leg)} leg={leg} />
        ))}
      </ul>
      <div className={styles.foot}>
        <dl className={styles.sums}>
          <div className={styles.sum}>
            <dt className={styles.term}>{messages.totalOdds}</dt>
            <dd className={styles.figure}>{formatOdds(totalOdds)}</dd>
          </div>
          <div className={styles.sum}>
            <dt className={styles.term}>{messages.stake}</dt>
            <dd className={styles.figure}>{messages.stakeHidden}</dd>
          </div>
        </dl>
        {children}
      </div>
    </article>
  );
}
