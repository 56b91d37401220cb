import { isClosed, isOpen, type OfferStatus } from '#rules/market-status.ts';
import { marketOfSlot } from '@/entities/game';
import type { HomeGame } from './games';

export interface FrontChoice {
  /** Matches in play, the best first. */
  live: readonly HomeGame[];
  /** Matches to come, the next first; null while they are unknown. */
  next: readonly HomeGame[] | null;
  /** The match in front until now. */
  currentId: string | null;
  /** It has been suspended for too long. */
  isStalled: boolean;
}

const takes =
  (fits: (status: OfferStatus) => boolean) =>
  ({ fixture, typeId }: HomeGame): boolean => {
    const market = marketOfSlot(fixture, typeId);
    return market !== null && fits(market.status);
  };
/** Whether bets are taken on who wins. */
export const isOnOffer = takes(isOpen);
const mayOpen = takes((status) => !isClosed(status));

/**
 * Chooses the match in front: one that can be bet on, which stays there as long as it can. A suspended one stays until it
 * has stalled, so that nothing moves away under a finger, and for longer only where nothing else is on offer.
 */
export function frontOf({ live, next, currentId, isStalled }: FrontChoice): HomeGame | null {
  const current = live.find((game) => game.fixture.id === currentId && mayOpen(game));
  if (current && (isOnOffer(current) || !isStalled)) return current;
  const choices = [
    live.find(isOnOffer),
    next?.find(isOnOffer),
    current,
    live.find(mayOpen),
    live[0],
  ];
  return choices.find((game) => game !== undefined) ?? null;
}
