import { kindOfMarket } from '#rules/markets/market-kinds.ts';
import { findSelection, isInPlay, type World } from '@/entities/game';
import type { SlipPick } from '@/entities/slip';
import type { Place } from '@/shared/routes';

/** The European board alone takes several picks of a fixture. */
export function isEuropeanBoard(place: Place | null): boolean {
  return place?.path === '/europe';
}

/** Returns the pick of a pressed cell, at the price of this moment; null for what is not on offer. */
export function toPick(world: World, selectionId: string, isEuropean: boolean): SlipPick | null {
  const found = findSelection(world, selectionId);
  if (found === null) return null;
  const { fixture, league, state, market, outcome, odds, participant } = found;
  const { id: fixtureId, sport, home, away, startsAt } = fixture;
  const { id: marketId, typeId, line, offerScore } = market;
  return {
    selectionId,
    marketId,
    fixtureId,
    typeId,
    outcome,
    line,
    offerScore,
    odds,
    sport,
    leagueName: league?.name ?? '',
    home,
    away,
    startsAt,
    inPlay: isInPlay(state),
    marketKind: kindOfMarket(typeId),
    ...(participant && { participant }),
    ...(isEuropean && { isEuropean }),
  };
}
