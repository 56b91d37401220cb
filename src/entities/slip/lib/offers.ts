import { isOpen, type OfferStatus } from '#rules/market-status.ts';
import type { OfferScore } from './slip';

/** How a leg of the slip is offered now. */
export interface LegOffer {
  fixtureStatus: number;
  /** Closed once it is gone. */
  status: OfferStatus;
  /** Score when an in-play handicap was offered. */
  offerScore: OfferScore | null;
  /** Hundredths; null once the price is gone. */
  odds: number | null;
  /** The leg at the nearest line that takes bets, where its own takes none; null without one. */
  moved: MovedLeg | null;
}

/** What becomes another when a leg is taken at a new line or at a new score. */
export interface MovedLeg {
  selectionId: string;
  marketId: string;
  /** Hundredths, the home side's. */
  line: number | null;
  offerScore: OfferScore | null;
  /** Hundredths. */
  odds: number;
}

/** By selection id; a leg is missing while nothing is known of its fixture. */
export type LegOffers = Readonly<Record<string, LegOffer>>;

/** Whether two say the same of the same legs. */
export function areSameOffers(one: LegOffers, other: LegOffers): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Odds (hundredths) of open selections; a suspended one keeps the price it had. */
export function openPrices(offers: LegOffers): Record<string, number> {
  return Object.fromEntries(
    Object.entries(offers).flatMap(([id, { odds, status }]) =>
      isOpen(status) && odds !== null ? [[id, odds]] : [],
    ),
  );
}
