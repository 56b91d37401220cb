import { parseSelectionId } from '#rules/ids.ts';
import type { Participant } from '#rules/participants.ts';
import type { FixtureFacts, FixtureState, League, Market } from './game';
import type { Offer, World } from './offer';

/** A selection that some topic offers, with everything around it. */
export interface FoundSelection {
  fixture: FixtureFacts;
  league: League | null;
  state: FixtureState | null;
  market: Market;
  outcome: string;
  participant?: Participant;
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
  const participant = market.outcomes.find(({ id }) => id === selectionId)?.participant;
  const found = { fixture, league, state, market, outcome, odds: quote.odds };
  return participant ? { ...found, participant } : found;
}

/** The states of fixtures by id. */
export type FixtureStates = Offer['states'];
