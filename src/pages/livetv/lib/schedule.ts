import type { Dto } from '#contract/types.gen.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { startOfKstDay } from '@/shared/lib/format';
import type { SportGroup } from '@/widgets/live-match';

/** A match that is to come. */
export interface ComingGame {
  fixture: Dto<'Fixture'>;
  league: Dto<'League'>;
}

/** The matches of one day in Seoul, by kick-off. */
export interface ScheduleDay {
  /** Its first instant, epoch milliseconds. */
  day: number;
  games: readonly ComingGame[];
}

/** The matches of a schedule that have not begun: neither in play, nor with a kick-off that has passed at `now`. */
export function comingGames(
  { fixtures, leagues }: Dto<'Schedule'>,
  running: readonly SportGroup[],
  now: number,
): ComingGame[] {
  const played = new Set(running.flatMap(({ games }) => games.map(({ fixture }) => fixture.id)));
  const leagueOf = new Map(leagues.map((league) => [league.id, league]));
  return fixtures.flatMap((fixture) => {
    const league = leagueOf.get(fixture.leagueId);
    return league && fixture.startsAt > now && !played.has(fixture.id) ? [{ fixture, league }] : [];
  });
}

/** Matches under their days, of one sport where it is chosen. */
export function scheduleDays(
  games: readonly ComingGame[],
  sport: Dto<'Sport'> | undefined,
): ScheduleDay[] {
  const shown = games.filter(({ fixture }) => sport === undefined || fixture.sport === sport);
  const days = [...new Set(shown.map(({ fixture }) => startOfKstDay(fixture.startsAt)))];
  return days.map((day) => ({
    day,
    games: shown.filter(({ fixture }) => startOfKstDay(fixture.startsAt) === day),
  }));
}

/** How many matches each sport has, running and to come; sports without any are left out. */
export function countBySport(
  running: readonly SportGroup[],
  coming: readonly ComingGame[],
): { sport: Dto<'Sport'>; count: number }[] {
  return SPORT_KEYS.map((sport) => ({
    sport,
    count:
      (running.find((group) => group.sport === sport)?.games.length ?? 0) +
      coming.filter(({ fixture }) => fixture.sport === sport).length,
  })).filter(({ count }) => count > 0);
}
