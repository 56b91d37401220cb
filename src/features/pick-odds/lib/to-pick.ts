import { findSelection, isInPlay, type World } from '@/entities/game';
import type { SlipPick } from '@/entities/slip';

/** Returns the pick of a pressed cell, at the price of this moment; null for what is not on offer. */
export function toPick(world: World, selectionId: string): SlipPick | null {
  const found = findSelection(world, selectionId);
  if (found === null) return null;
  const { fixture, league, state, market, outcome, odds } = found;
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
  };
}
