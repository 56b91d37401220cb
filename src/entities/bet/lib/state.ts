import { isInPlay, isUpcoming } from '#rules/fixture-status.ts';
import { LEG_RESULT, SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { type Bet, type BetLeg, isFixtureLeg } from './bet';

/** How a bet looks in the history. */
export type BetState =
  | 'pending'
  | 'open'
  | 'won'
  | 'lost'
  | 'void'
  | 'cancelled'
  | 'refused'
  | 'cashedOut';

const states: Record<Bet['label'], BetState> = {
  [SETTLEMENT_LABEL.cancelled]: 'cancelled',
  [SETTLEMENT_LABEL.inProgress]: 'open',
  [SETTLEMENT_LABEL.lost]: 'lost',
  [SETTLEMENT_LABEL.won]: 'won',
  [SETTLEMENT_LABEL.refunded]: 'void',
};

export function betStateOf({
  status,
  label,
  stake,
  cashOut,
}: Pick<Bet, 'status' | 'label' | 'stake' | 'cashOut'>): BetState {
  if (cashOut?.stake === stake) return 'cashedOut';
  return status === 'pending' || status === 'refused' ? status : states[label];
}

/** State of a leg: its result, or how far its match is. */
export type LegState = 'won' | 'lost' | 'void' | 'cancelled' | 'live' | 'before' | 'waiting';

const results: Partial<Record<BetLeg['result'], LegState>> = {
  [LEG_RESULT.cancelled]: 'cancelled',
  [LEG_RESULT.lost]: 'lost',
  [LEG_RESULT.won]: 'won',
  [LEG_RESULT.void]: 'void',
  [LEG_RESULT.halfLost]: 'lost',
  [LEG_RESULT.halfWon]: 'won',
};

/** Returns the state of a leg; one that has not begun is `before`, whatever its bet is. */
export function legStateOf(leg: BetLeg): LegState {
  const decided = results[leg.result];
  if (decided) return decided;
  if (!isFixtureLeg(leg)) return 'waiting';
  if (isInPlay(leg.fixtureStatus)) return 'live';
  return isUpcoming(leg.fixtureStatus) ? 'before' : 'waiting';
}
