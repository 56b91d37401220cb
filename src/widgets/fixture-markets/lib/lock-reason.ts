import type { Dto } from '#contract/types.gen.ts';
import type { Market } from '@/entities/game';
import { isClosed, isSuspended } from '#rules/market-status.ts';
import { messages } from '../ui/messages';

/** Whether all that is still on offer of a market rests for now. */
export function isResting(markets: readonly Pick<Market, 'status'>[]): boolean {
  const offered = markets.filter(({ status }) => !isClosed(status));
  return offered.length > 0 && offered.every(({ status }) => isSuspended(status));
}

/** Why prices rest, in a word: by the latest event where the feed tells what can be the reason. */
export function lockReason(
  latest: Pick<Dto<'MatchEvent'>, 'kind'> | null,
  { isInterrupted }: { isInterrupted: boolean },
): string {
  if (isInterrupted) return messages.lockedByHalt;
  switch (latest?.kind) {
    case 'attack':
      return messages.lockedBy.attack;
    case 'score':
      return messages.lockedBy.score;
    case 'red-card':
      return messages.lockedBy.redCard;
    default:
      return messages.locked;
  }
}
