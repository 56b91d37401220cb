import { MARKET_STATUS, type OfferStatus, stricterStatus } from '#rules/market-status.ts';
import { parseSelectionId } from '#rules/ids.ts';
import { fixtureTopic } from '@/shared/api';
import type { FixtureFacts, FixtureState, League, Market, Score } from './game';
import type { Offer, World } from './offer';

/** A selection that some topic offers, with everything around it. */
export interface FoundSelection {
  fixture: FixtureFacts;
  league: League | null;
  state: FixtureState | null;
  market: Market;
  outcome: string;
  /** Hundredths. */
  odds: number;
}

/** Looks a selection up by its id; null for one that is not on offer. */
export function findSelection(
  { offer, quotes }: World,
  selectionId: string,
): FoundSelection | null {
  const parts = parseSelectionId(selectionId);
  const quote = quotes.map.get(selectionId);
  if (parts === null || quote === undefined) return null;
  const { fixtureId, marketId, outcome } = parts;
  const fixture = offer.fixtures[fixtureId];
  const market = offer.markets[fixtureId]?.[marketId];
  if (!fixture || !market) return null;
  const league = offer.leagues[fixture.leagueId] ?? null;
  const state = offer.states[fixtureId] ?? null;
  return { fixture, league, state, market, outcome, odds: quote.odds };
}

/** How a pick is offered now. */
export interface PickOffer {
  fixtureStatus: number;
  /** The stricter of market and selection; closed once it is gone. */
  status: OfferStatus;
  offerScore: Score | null;
  /** Hundredths; null once the price is gone. */
  odds: number | null;
}

export interface Pick {
  fixtureId: string;
  marketId: string;
  selectionId: string;
}

function pickOffer({ offer, quotes }: World, pick: Pick): PickOffer | null {
  const { fixtureId, marketId, selectionId } = pick;
  // A board may offer another line of the same market: only the fixture's own topic knows what is gone.
  const member = offer.topics[fixtureTopic(fixtureId)]?.[fixtureId];
  const state = offer.states[fixtureId];
  if (!member || !state) return null;
  const market = offer.markets[fixtureId]?.[marketId];
  const quote = quotes.map.get(selectionId);
  const isOffered = member.markets.includes(marketId) && !member.closed.includes(marketId);
  if (!isOffered || !market || !quote) {
    return {
      fixtureStatus: state.status,
      status: MARKET_STATUS.closed,
      offerScore: null,
      odds: null,
    };
  }
  const status = stricterStatus(market.status, quote.status);
  const { offerScore } = market;
  return { fixtureStatus: state.status, status, offerScore, odds: quote.odds };
}

/** How picks are offered now, by selection id; those whose fixture is not known yet are left out. */
export function pickOffers(world: World, picks: readonly Pick[]): Record<string, PickOffer> {
  const found = picks.map((pick) => [pick.selectionId, pickOffer(world, pick)] as const);
  return Object.fromEntries(found.filter((one): one is [string, PickOffer] => one[1] !== null));
}

/** The states of fixtures by id. */
export type FixtureStates = Offer['states'];
