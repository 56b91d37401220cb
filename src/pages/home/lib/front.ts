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
}

const takes =
  (fits: (status: OfferStatus) => boolean) =>
  ({ fixture, typeId }: HomeGame): boolean => {
    const market = marketOfSlot(fixture, typeId);
    return market !== null && fits(market.status);
  };
const isOnOffer = takes(isOpen);
const mayOpen = takes((status) => !isClosed(status));

/**
 * Chooses the match in front: one that can be bet on. It stays while it is in play and not closed, for a goal suspends
 * it for half a minute only; where nothing in play is on offer, the next to begin stands there.
 */
export function frontOf({ live, next, currentId }: FrontChoice): HomeGame | null {
  const current = live.find(({ fixture }) => fixture.id === currentId);
  if (current && mayOpen(current)) return current;
  const choices = [live.find(isOnOffer), next?.find(isOnOffer), live.find(mayOpen), live[0]];
  return choices.find((game) => game !== undefined) ?? null;
}
