import { parseSelectionId } from '#rules/ids.ts';
import {
  type Boards,
  type Detail,
  type Fixture,
  type FixtureStates,
  isInPlay,
  type Quotes,
} from '@/entities/game';
import type { SlipPick } from '@/entities/slip';

export interface Offer {
  boards: Boards;
  details: Readonly<Record<string, Detail>>;
  states: FixtureStates;
  quotes: Quotes;
}

type Found = { fixture: Fixture; leagueName: string };

// A detail knows every market of its fixture; a board only its own.
function placesOf(offer: Offer, fixtureId: string): Found[] {
  const detail = offer.details[fixtureId];
  const found = detail ? [{ fixture: detail.fixture, leagueName: detail.league.name }] : [];
  for (const { fixtures, leagues } of Object.values(offer.boards)) {
    const fixture = fixtures[fixtureId];
    if (fixture) found.push({ fixture, leagueName: leagues[fixture.leagueId]?.name ?? '' });
  }
  return found;
}

/** Returns what the slip is told of a pressed cell, at the price of this moment; null for what is not on offer. */
export function toPick(offer: Offer, selectionId: string): SlipPick | null {
  const parts = parseSelectionId(selectionId);
  const quote = offer.quotes.map.get(selectionId);
  if (parts === null || quote === undefined) return null;
  const { fixtureId, marketId, typeId, line, outcome } = parts;
  for (const { fixture, leagueName } of placesOf(offer, fixtureId)) {
    const market = fixture.markets.find(({ id }) => id === marketId);
    if (!market) continue;
    const { sport, home, away, startsAt } = fixture;
    return {
      selectionId,
      marketId,
      fixtureId,
      typeId,
      outcome,
      line,
      offerScore: market.offerScore,
      odds: quote.odds,
      sport,
      leagueName,
      home,
      away,
      startsAt,
      inPlay: isInPlay(offer.states[fixtureId] ?? null),
    };
  }
  return null;
}
