import { type Bet, isFixtureLeg } from '@/entities/bet';

/** Accepted bets with a leg on a match, the last placed first; [] for ''. */
export function betsOnMatch(bets: readonly Bet[], fixtureId: string): readonly Bet[] {
  if (fixtureId === '') return [];
  return bets
    .filter(({ status, legs }) => {
      return (
        status === 'accepted' &&
        legs.filter(isFixtureLeg).some((leg) => leg.fixtureId === fixtureId)
      );
    })
    .toSorted((one, other) => other.placedAt - one.placedAt);
}
