import { isGetInPlayAnswer, isGetScheduleAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { type ApiClient, request } from '@/shared/api';

/** The most matches that a dialog has room for. */
const mostMatches = 8;

export interface DialogMatch {
  fixture: Dto<'Fixture'>;
  league: Dto<'League'>;
}

/** Matches of one league that begin next, by kick-off. */
export interface LeagueMatches {
  league: Dto<'League'>;
  fixtures: readonly Dto<'Fixture'>[];
}

function matchesOf({ fixtures, leagues }: Pick<Dto<'Schedule'>, 'fixtures' | 'leagues'>) {
  const leagueOf = new Map(leagues.map((league) => [league.id, league]));
  return fixtures.flatMap((fixture): DialogMatch[] => {
    const league = leagueOf.get(fixture.leagueId);
    return league ? [{ fixture, league }] : [];
  });
}

/** Loads what begins next, without a price: leagues in the order of their first kick-off. */
export async function loadComing(api: ApiClient): Promise<readonly LeagueMatches[]> {
  const schedule = await request(api.GET('/sports/schedule'), isGetScheduleAnswer);
  const next = matchesOf(schedule).slice(0, mostMatches);
  const leagues = [...new Set(next.map(({ league }) => league))];
  return leagues.map((league) => ({
    league,
    fixtures: next.filter((one) => one.league === league).map(({ fixture }) => fixture),
  }));
}

function byPlace(one: DialogMatch, other: DialogMatch): number {
  return (
    SPORT_KEYS.indexOf(one.fixture.sport) - SPORT_KEYS.indexOf(other.fixture.sport) ||
    one.league.order - other.league.order ||
    one.fixture.startsAt - other.fixture.startsAt
  );
}

/** Loads what is in play, in the order of the page. */
export async function loadPlaying(api: ApiClient): Promise<readonly DialogMatch[]> {
  const { data } = await request(api.GET('/sports/inplay'), isGetInPlayAnswer);
  return matchesOf(data).sort(byPlace).slice(0, mostMatches);
}
