import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { HOUR, stableId } from '#simulator/index.ts';
import type { FeedLeague, FeedSource, FeedUpdate } from '../types.ts';
import { courseOf } from './course.ts';
import { createCountOffers } from './count-offer.ts';
import { leagueOf, teamName } from './names.ts';
import { offerOf } from './offer.ts';
import type { ArchivedMatch, RetiredFixture } from './archived-match.ts';

/** A corrected score of a finished match counts for a day. */
const KEPT = 24 * HOUR;
const DEFAULT_LEAD = 7 * 24 * HOUR;

export interface FootballDataOptions {
  /** Korean name for all matches; without it the division's own. */
  leagueName?: string;
  /** How long before its kick-off a match is offered, in ms; a week by default. */
  lead?: number;
}

/** Two countries may have a league of one name: the files that name it name the country too. */
function leagueIdOf({ division, country }: Pick<ArchivedMatch, 'division' | 'country'>): string {
  if (country !== undefined) return `fd-${stableId(`${country}/${division}`)}`;
  return `fd-${/^[A-Za-z0-9]{1,8}$/.test(division) ? division.toLowerCase() : stableId(division)}`;
}

function createUpdate(match: ArchivedMatch, at: number): FeedUpdate {
  const leagueId = leagueIdOf(match);
  return {
    at,
    fixtureId: match.id,
    create: {
      leagueId,
      sport: 'football',
      home: teamName(match.home),
      away: teamName(match.away),
      homeId: stableId(`${leagueId}/${match.home}`),
      awayId: stableId(`${leagueId}/${match.away}`),
      startsAt: match.startsAt,
    },
    status: FIXTURE_STATUS.scheduled,
    markets: offerOf(match),
  };
}

/** The end of a fixture under its old id; one that was never announced stays unknown. */
function retiredUpdate({ id, status }: RetiredFixture, at: number): FeedUpdate {
  return { at, fixtureId: id, status, clock: null, marketsClosed: 'all' };
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
 * Only pre-match markets, at the file's odds, with corners and cards by the rows before: no in-play odds are made up.
 */
export function createFootballDataFeed(
  matches: readonly ArchivedMatch[],
  options: FootballDataOptions = {},
): FeedSource {
  const lead = options.lead ?? DEFAULT_LEAD;
  const played = matches.filter((match) => !match.isRemoved);
  const countsOf = createCountOffers(played, lead);
  const scripts = played.map((match) => [
    createUpdate(match, match.startsAt - lead),
    ...courseOf(match, match.id),
  ]);
  const removed = matches
    .filter((match) => match.isRemoved)
    .map(({ id, startsAt }) => ({ id, startsAt, status: FIXTURE_STATUS.cancelled }));
  const retired = [...matches.flatMap((match) => match.retired), ...removed];
  const order = (left: FeedUpdate, right: FeedUpdate) =>
    left.at - right.at || (left.fixtureId < right.fixtureId ? -1 : 1);
  const updates = scripts.flat().sort(order);
  /** Corners and cards are priced when a match is offered: those of all seasons at once would hold up the start. */
  const opened = (update: FeedUpdate): FeedUpdate =>
    update.create && update.markets
      ? { ...update, markets: [...update.markets, ...countsOf(update.fixtureId)] }
      : update;
  const leagues = new Map(played.map((match) => [leagueIdOf(match), match]));
  return {
    name: 'football-data',
    leagues: (): FeedLeague[] =>
      [...leagues].map(([id, match], index) => {
        const { name, country } = leagueOf(match.division, match.country);
        return {
          id,
          sport: 'football',
          name: options.leagueName ?? name,
          country,
          order: index + 1,
          major: true,
        };
      }),
    start(now, since = now) {
      const from = Math.min(now, since) - KEPT;
      const current = scripts.flatMap((script) =>
        (script.at(-1)?.at ?? 0) > from ? (merged(script, now) ?? []) : [],
      );
      return [...current.map(opened), ...retired.map((fixture) => retiredUpdate(fixture, now))];
    },
    nextDue: (after) => updates[firstAfter(updates, after)]?.at ?? null,
    advance: (after, to) =>
      updates.slice(firstAfter(updates, after), firstAfter(updates, to)).map(opened),
  };
}
