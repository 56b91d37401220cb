import type { Dto } from '#contract/types.gen.ts';
import type { Market } from '@/entities/game';
import { isClosed, isSuspended } from '#rules/market-status.ts';
import { messages } from '../ui/messages';

/** Whether all that is still on offer of a market rests for now. */
export function isResting(markets: readonly Pick<Market, 'status'>[]): boolean {
  const offered = markets.filter(({ status }) => !isClosed(status));
  return offered.length > 0 && offered.every(({ status }) => isSuspended(status));
}

export interface LockReason {
  /** The event; null where none is known that can be the reason. */
  event: string | null;
  state: string;
}

/** Why prices are suspended, in a word: by the latest event where the feed has one that can be the reason. */
export function lockReason(
  latest: Pick<Dto<'MatchEvent'>, 'kind'> | null,
  { isInterrupted }: { isInterrupted: boolean },
): LockReason {
  if (isInterrupted) return { event: null, state: messages.lockedByHalt };
  const state = messages.locked;
  switch (latest?.kind) {
    case 'attack':
      return { event: messages.lockedBy.attack, state };
    case 'score':
      return { event: messages.lockedBy.score, state };
    case 'red-card':
      return { event: messages.lockedBy.redCard, state };
    default:
      return { event: null, state };
  }
}
