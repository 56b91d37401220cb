import type { Dto } from '#contract/types.gen.ts';
import type { Fixture, League, World } from '@/entities/game';
import { fixturesOf } from '@/entities/game';
import { IN_PLAY_TOPIC } from '@/shared/api';
import { SPORT_KEYS } from '#rules/sport-keys.ts';

export interface Game {
  fixture: Fixture;
  league: League;
}

/** The matches in play of one sport. */
export interface SportGroup {
  sport: Dto<'Sport'>;
  games: readonly Game[];
}

const placeOf = ({ league, fixture }: Game) => [league.order, fixture.startsAt] as const;

function byPlace(one: Game, other: Game): number {
  const [order, start] = placeOf(one);
  const [otherOrder, otherStart] = placeOf(other);
  return order - otherOrder || start - otherStart;
}

/** The matches in play by sport, those of a league together; null until the list is here. */
export function sportGroups(offer: World['offer']): SportGroup[] | null {
  const fixtures = fixturesOf(offer, IN_PLAY_TOPIC);
  if (fixtures === null) return null;
  const games = fixtures.flatMap((fixture) => {
    const league = offer.leagues[fixture.leagueId];
    return league ? [{ fixture, league }] : [];
  });
  return SPORT_KEYS.map((sport) => ({
    sport,
    games: games.filter(({ fixture }) => fixture.sport === sport).sort(byPlace),
  })).filter((group) => group.games.length > 0);
}

/** How many matches the groups have together. */
export function countGames(groups: readonly SportGroup[]): number {
  return groups.reduce((sum, { games }) => sum + games.length, 0);
}
