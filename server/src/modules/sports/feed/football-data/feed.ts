import { HOUR, stableId } from '#simulator/index.ts';
import type { FeedLeague, FeedSource, FeedUpdate } from '../types.ts';
import { courseOf } from './course.ts';
import { leagueOf, teamName } from './names.ts';
import { offerOf } from './offer.ts';
import type { SeasonMatch } from './parse-season.ts';

const KEPT = 6 * HOUR;
const DEFAULT_LEAD = 7 * 24 * HOUR;

export interface FootballDataOptions {
  /** Korean name for all matches; without it the division's own. */
  leagueName?: string;
  /** How long before its kick-off a match is offered, in ms; a week unless told. */
  lead?: number;
}

/** Id of a match that stays the same when the file is imported again; league, UK date and teams make it. */
export function fixtureIdOf(
  match: Pick<SeasonMatch, 'division' | 'date' | 'home' | 'away'>,
): string {
  return stableId(`football-data|${match.division}|${match.date}|${match.home}|${match.away}`);
}

function leagueIdOf(division: string): string {
  return `fd-${/^[A-Za-z0-9]{1,8}$/.test(division) ? division.toLowerCase() : stableId(division)}`;
}

function createUpdate(match: SeasonMatch, at: number): FeedUpdate {
  const leagueId = leagueIdOf(match.division);
  return {
    at,
    fixtureId: fixtureIdOf(match),
    create: {
      leagueId,
      sport: 'football',
      home: teamName(match.home),
      away: teamName(match.away),
      homeId: stableId(`${leagueId}/${match.home}`),
      awayId: stableId(`${leagueId}/${match.away}`),
      startsAt: match.startsAt,
    },
    status: 1,
    markets: offerOf(match),
  };
}

/** First index whose update is later than `at`. */
function firstAfter(updates: readonly FeedUpdate[], at: number): number {
  let [low, high] = [0, updates.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((updates[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All updates of one fixture up to `now` as one. */
function merged(updates: readonly FeedUpdate[], now: number): FeedUpdate | null {
  const past = updates.slice(0, firstAfter(updates, now));
  if (past.length === 0) return null;
  const state = Object.assign({}, ...past) as FeedUpdate;
  const finishedPeriods = past.flatMap((update) => update.finishedPeriods ?? []);
  const closed = state.marketsClosed !== undefined;
  const { markets, ...rest } = state;
  return {
    ...rest,
    at: now,
    ...(finishedPeriods.length > 0 && { finishedPeriods }),
    ...(!closed && markets && { suspend: true, markets }),
  };
}

/**
 * Real matches of a season file, each kicked off at its real time and played to its real scores.
 * Only pre-match markets, at the file's odds: no in-play odds are made up.
 */
export function createFootballDataFeed(
  matches: readonly SeasonMatch[],
  options: FootballDataOptions = {},
): FeedSource {
  const lead = options.lead ?? DEFAULT_LEAD;
  const scripts = matches.map((match) => [
    createUpdate(match, match.startsAt - lead),
    ...courseOf(match, fixtureIdOf(match)),
  ]);
  const order = (left: FeedUpdate, right: FeedUpdate) =>
    left.at - right.at || (left.fixtureId < right.fixtureId ? -1 : 1);
  const updates = scripts.flat().sort(order);
  const divisions = [...new Set(matches.map((match) => match.division))];
  return {
    name: 'football-data',
    leagues: (): FeedLeague[] =>
      divisions.map((division, index) => {
        const { name, country } = leagueOf(division);
        return {
          id: leagueIdOf(division),
          sport: 'football',
          name: options.leagueName ?? name,
          country,
          order: index + 1,
          major: true,
        };
      }),
    start(now, since = now) {
      const from = Math.min(now, since) - KEPT;
      return scripts.flatMap((script) =>
        (script.at(-1)?.at ?? 0) > from ? (merged(script, now) ?? []) : [],
      );
    },
    nextDue: (after) => updates[firstAfter(updates, after)]?.at ?? null,
    advance: (after, to) => updates.slice(firstAfter(updates, after), firstAfter(updates, to)),
  };
}
