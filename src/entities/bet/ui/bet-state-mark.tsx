import { IconCheck, IconClose, IconExchange, IconUndo, IconVoid } from '@/shared/icons';
import type { Bet } from '../lib/bet';
import { betStateOf } from '../lib/state';
import * as styles from './bet-state-mark.css';
import { LegRing } from './leg-ring';
import { messages } from './messages';

const icons = {
  won: IconCheck,
  lost: IconClose,
  void: IconVoid,
  cancelled: IconUndo,
  refused: IconUndo,
  cashedOut: IconExchange,
};

export interface BetStateMarkProps {
  bet: Bet;
}

/** The column that says at a glance what became of a bet: filled, plain, hatched, or a ring of its legs while it runs. */
export function BetStateMark({ bet }: BetStateMarkProps) {
  const state = betStateOf(bet);
  const isRunning = state === 'open' || state === 'pending';
  const Icon = isRunning ? null : icons[state];
  return (
    <div className={styles.root({ state })}>
      {Icon ? <Icon size={20} /> : <LegRing legs={bet.legs} />}
      <span>{messages.states[state]}</span>
    </div>
  );
}
