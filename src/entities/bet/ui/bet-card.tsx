import type { ReactNode } from 'react';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { slipModes } from '@/shared/copy';
import { formatKst, formatMoney, formatOdds } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Bet, legKey } from '../lib/bet';
import { formatGain, outcomeOf } from '../lib/figures';
import { isJointAt } from '../lib/joint';
import { legWithMatch } from '../lib/leg-text';
import { betStateOf, legStateOf } from '../lib/state';
import { systemLinesOf } from '../lib/system-lines';
import * as styles from './bet-card.css';
import { BetLegRow } from './bet-leg-row';
import { BetStateMark } from './bet-state-mark';
import { betTypes, messages } from './messages';

function Head({ bet }: { bet: Bet }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.summary}>{messages.summary(bet)}</h2>
      <Badge tone="outline">{betTypes[bet.type]}</Badge>
      {bet.mode === 'european' && <Badge tone="outline">{slipModes.european}</Badge>}
      <time className={styles.when}>{formatKst(bet.placedAt, 'MM.DD HH:mm')}</time>
      {bet.version > 1 && <Badge tone="outline">{messages.resettled(bet.version)}</Badge>}
      {bet.bonusFolders !== null && bet.bonusFactor > 100 && (
        <span className={styles.bonus}>{messages.bonus(formatOdds(bet.bonusFactor))}</span>
      )}
    </div>
  );
}

/** The legs of a running multiple, a line for each: the panel says more of them. */
function RunningLegs({ bet: { legs } }: { bet: Bet }) {
  const live = legs.filter((leg) => legStateOf(leg) === 'live').length;
  return (
    <div className={styles.running}>
      <ul className={styles.runningLegs}>
        {legs.map((leg) => (
          <li key={legKey(leg)} className={styles.runningLeg} data-state={legStateOf(leg)}>
            {legWithMatch(leg)}
          </li>
        ))}
      </ul>
      {live > 0 && <b className={styles.live}>{messages.inPlay(live)}</b>}
    </div>
  );
}

/** How many lines of a system pay, once there is one that does or does not. */
function Lines({ bet }: { bet: Bet }) {
  const lines = systemLinesOf(bet);
  if (!lines || lines.paying + lines.lost === 0) return null;
  return (
    <p className={styles.lines}>
      {messages.lineResults} <b className={styles.lineCounts}>{messages.lines(lines)}</b>
    </p>
  );
}

/** What legs of one match pay together. */
function JointPrices({ bet: { joint = [] } }: { bet: Bet }) {
  return joint.map(({ legs, odds }) => (
    <p key={legs.join()} className={styles.lines}>
      {messages.jointOdds} <b className={styles.lineCounts}>{formatOdds(odds)}</b>{' '}
      {messages.jointOf(legs.length)}
    </p>
  ));
}

function Money({ bet }: { bet: Bet }) {
  const { kind, amount, tone, gain } = outcomeOf(bet);
  const words = [messages.outcomes[kind]];
  if (gain !== null) words.push(formatGain(gain, bet.currency));
  if (bet.label === SETTLEMENT_LABEL.refunded && kind !== 'returned') words.push(messages.atOne);
  return (
    <div className={styles.money}>
      {kind !== 'held' && (
        <span className={styles.term}>
          {messages.staked} <b className={styles.staked}>{formatMoney(bet.stake, bet.currency)}</b>
        </span>
      )}
      <b className={styles.amount({ tone })}>{formatMoney(amount, bet.currency)}</b>
      <span className={styles.term}>{words.join(' · ')}</span>
    </div>
  );
}

export interface BetCardProps {
  bet: Bet;
  /** Its detail is visible. */
  isSelected?: boolean;
  /** Id of the element with the detail, while that is there. */
  detailId?: string;
  onSelect: (betId: string) => void;
  /** Shown under the legs, such as the reason of a refusal or a countdown. */
  note?: ReactNode;
}

/** One placed bet in the history: what became of it, its legs with scores, stake and what it brings or brought. */
export function BetCard({ bet, isSelected = false, detailId, onSelect, note }: BetCardProps) {
  const state = betStateOf(bet);
  const isLine = state === 'open' && bet.legs.length > 1;
  return (
    <article className={styles.root({ state })} data-selected={isSelected}>
      <BetStateMark bet={bet} />
      <div className={styles.body}>
        <Head bet={bet} />
        {isLine ? (
          <RunningLegs bet={bet} />
        ) : (
          <ul>
            {bet.legs.map((leg, place) => (
              <BetLegRow key={legKey(leg)} leg={leg} isJoint={isJointAt(bet, place)} />
            ))}
          </ul>
        )}
        <JointPrices bet={bet} />
        <Lines bet={bet} />
        {note}
      </div>
      <Money bet={bet} />
      <button
        type="button"
        className={styles.cover}
        aria-expanded={isSelected}
        aria-controls={isSelected ? detailId : undefined}
        onClick={() => onSelect(bet.id)}
      >
        <VisuallyHidden>{messages.showDetail(bet, messages.states[state])}</VisuallyHidden>
      </button>
    </article>
  );
}
