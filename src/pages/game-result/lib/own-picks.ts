import { type Bet, type FixtureLeg, isFixtureLeg } from '@/entities/bet';

/** The legs of a bet on one match. */
export function legsOn({ legs }: Bet, fixtureId: string): FixtureLeg[] {
  return legs.filter(isFixtureLeg).filter((leg) => leg.fixtureId === fixtureId);
}

/** Ids of the selections of a match that bets are on. */
export function ownPicks(bets: readonly Bet[], fixtureId: string): ReadonlySet<string> {
  return new Set(
    bets.flatMap((bet) => legsOn(bet, fixtureId).map(({ selectionId }) => selectionId)),
  );
}
