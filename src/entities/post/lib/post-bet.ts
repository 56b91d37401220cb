import { isUpcoming } from '#rules/fixture-status.ts';
import { isDecided } from '#rules/leg-result.ts';
import { type Bet, isFixtureLeg, isOpenBet } from '@/entities/bet/@x/post';
import type { PostBet, PostBetState } from './post';

/** Whether the leg is open and what it is on has not begun. */
function isAhead(leg: Bet['legs'][number]): boolean {
  return !isDecided(leg.result) && (!isFixtureLeg(leg) || isUpcoming(leg.fixtureStatus));
}

type Placed = Pick<Bet, 'status' | 'stake' | 'payout' | 'mode' | 'totalOdds' | 'system' | 'legs'>;

function stateOf(bet: Placed): PostBetState {
  if (isOpenBet(bet)) return bet.legs.every(isAhead) ? 'before' : 'running';
  const paid = bet.status === 'settled' ? (bet.payout ?? 0) : bet.stake;
  if (paid === bet.stake) return 'void';
  return paid > bet.stake ? 'won' : 'lost';
}

/** Returns a bet of the member as the readers of a post will see it. */
export function toPostBet(bet: Placed): PostBet {
  const { mode, totalOdds, system, legs } = bet;
  return { state: stateOf(bet), mode, totalOdds, system: Boolean(system), legs: [...legs] };
}

/** Whether its legs may still change. */
export function isOpenPostBet({ state }: Pick<PostBet, 'state'>): boolean {
  return state === 'before' || state === 'running';
}

/** The selections of matches that have not begun at an instant, epoch milliseconds: they can be taken as well. */
export function takeablePicks({ legs }: Pick<PostBet, 'legs'>, now: number): string[] {
  return legs
    .filter(isFixtureLeg)
    .filter((leg) => isAhead(leg) && leg.startsAt > now)
    .map(({ selectionId }) => selectionId);
}
