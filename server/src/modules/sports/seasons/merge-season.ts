import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { stableId } from '#simulator/index.ts';
import type { ArchivedMatch, RetiredFixture, SeasonMatch } from '../feed/index.ts';

const DAY = 24 * 3_600_000;
/** Where teams meet twice on one ground, a match that is this far from a known one is the other meeting. */
const SAME_MEETING_MS = 45 * DAY;

export interface Moved {
  before: ArchivedMatch;
  after: ArchivedMatch;
}

export interface SeasonMerge {
  /** The whole archive as it is to be kept. */
  archive: ArchivedMatch[];
  added: ArchivedMatch[];
  /** Another kick-off within 24 hours, or an earlier one: bets stay. */
  moved: Moved[];
  /** More than 24 hours later: the old fixture is postponed, its bets are void, and a new one is offered. */
  postponed: Moved[];
  /** Other scores, corners or cards. */
  corrected: Moved[];
  /** Other odds, scores and kick-off the same. */
  repriced: ArchivedMatch[];
  unchanged: number;
  /** Known matches of the file's divisions and seasons that the file does not have. */
  missing: ArchivedMatch[];
}

/** Two countries may have a league of one name. Without a country the key is as it was: ids are made of it. */
function seasonKey({ division, season, country }: SeasonMatch): string {
  return JSON.stringify([division, season, ...(country ? [country] : [])]);
}

function meetingKey({ division, season, home, away, country }: SeasonMatch): string {
  return JSON.stringify([division, season, home, away, ...(country ? [country] : [])]);
}

/** A meeting whether or not its country is known. */
function pairKey({ division, season, home, away }: SeasonMatch): string {
  return JSON.stringify([division, season, home, away]);
}

/** Matches without a country with that of the same meeting among others, where these name exactly one. */
function withCountries<T extends SeasonMatch>(
  matches: readonly T[],
  others: readonly SeasonMatch[],
): T[] {
  const known = Map.groupBy(others, pairKey);
  return matches.map((match) => {
    if (match.country) return match;
    const same = known.get(pairKey(match)) ?? [];
    const [country, ...more] = new Set(same.map((other) => other.country));
    return country && more.length === 0 ? { ...match, country } : match;
  });
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function newId(match: SeasonMatch, taken: ReadonlySet<string>): string {
  const base = `football-data|${meetingKey(match)}`;
  for (let count = 1; ; count += 1) {
    const id = stableId(count === 1 ? base : `${base}|${count}`);
    if (!taken.has(id)) return id;
  }
}

function allIds(matches: readonly ArchivedMatch[]): Set<string> {
  return new Set(matches.flatMap(({ id, retired }) => [id, ...retired.map((one) => one.id)]));
}

/** Facts of the file over those known; what the file leaves out stays known. */
function withFacts(known: ArchivedMatch, row: SeasonMatch): ArchivedMatch {
  const { home, away } = row.fullTime;
  const half = row.halfTime ?? known.halfTime;
  const isPossible = half !== null && half.home <= home && half.away <= away;
  const counts = { ...known.counts, ...row.counts };
  const keepsTime = !row.hasTime && known.hasTime && row.date === known.date;
  return {
    ...known,
    ...row,
    startsAt: keepsTime ? known.startsAt : row.startsAt,
    hasTime: keepsTime || row.hasTime,
    halfTime: isPossible ? half : null,
    ...(Object.keys(counts).length > 0 && { counts }),
    result: row.result ?? known.result,
    total: row.total ?? known.total,
    handicap: row.handicap ?? known.handicap,
    isRemoved: false,
  };
}

/** Pairs rows with the known matches of the same teams: by date first, then in order of their dates. */
function pairMeetings(
  known: readonly ArchivedMatch[],
  rows: readonly SeasonMatch[],
  meetTwice: boolean,
): Map<SeasonMatch, ArchivedMatch> {
  const pairs = new Map<SeasonMatch, ArchivedMatch>();
  const free = new Set(known);
  const take = (row: SeasonMatch, fits: (match: ArchivedMatch) => boolean) => {
    const match = [...free].find(fits);
    if (!match) return;
    free.delete(match);
    pairs.set(row, match);
  };
  for (const row of rows) take(row, ({ date }) => date === row.date);
  const limit = meetTwice ? SAME_MEETING_MS : Number.POSITIVE_INFINITY;
  for (const row of rows)
    if (!pairs.has(row)) take(row, (one) => Math.abs(one.startsAt - row.startsAt) <= limit);
  return pairs;
}

function retire(match: ArchivedMatch, status: RetiredFixture['status']): RetiredFixture[] {
  return [...match.retired, { id: match.id, startsAt: match.startsAt, status }];
}

/** Seasons in which teams meet twice on one ground. */
function doubleSeasons(meetings: readonly (readonly SeasonMatch[])[]): Set<string> {
  return new Set(meetings.flatMap(([first, second]) => (first && second ? seasonKey(first) : [])));
}

/** Sorts a match that keeps its fixture under what changed; it may have been both moved and corrected. */
function noteChange(merge: SeasonMerge, before: ArchivedMatch, after: ArchivedMatch): void {
  const scores = ({ fullTime, halfTime, counts }: SeasonMatch) => [fullTime, halfTime, counts];
  const odds = ({ result, total, handicap }: SeasonMatch) => [result, total, handicap];
  const isMoved = before.startsAt !== after.startsAt;
  const isCorrected = !isSame(scores(before), scores(after));
  if (isMoved) merge.moved.push({ before, after });
  if (isCorrected) merge.corrected.push({ before, after });
  if (isMoved || isCorrected) return;
  if (isSame(odds(before), odds(after))) merge.unchanged += 1;
  else merge.repriced.push(after);
}

/**
 * Merges the rows of one file into what was imported before, match by match: country, division, season and teams make a
 * match, so that a moved date is the same one. Nothing is removed; `missing` lists what the file does not have.
 */
export function mergeSeason(
  imported: readonly ArchivedMatch[],
  read: readonly SeasonMatch[],
): SeasonMerge {
  const archive = withCountries(imported, read);
  const rows = withCountries(read, imported);
  const taken = allIds(archive);
  const byId = new Map(archive.map((match) => [match.id, match]));
  const known = Map.groupBy(archive, meetingKey);
  const wanted = Map.groupBy(rows, meetingKey);
  const doubles = doubleSeasons([...known.values(), ...wanted.values()]);
  const merge: SeasonMerge = {
    archive: [],
    added: [],
    moved: [],
    postponed: [],
    corrected: [],
    repriced: [],
    unchanged: 0,
    missing: [],
  };
  const seen = new Set<string>();

  function add(row: SeasonMatch): void {
    const id = newId(row, taken);
    taken.add(id);
    const match = { ...row, id, retired: [], isRemoved: false };
    byId.set(id, match);
    merge.added.push(match);
  }

  function renew(before: ArchivedMatch, row: SeasonMatch): void {
    seen.add(before.id);
    const facts = withFacts(before, row);
    const isLate = facts.startsAt - before.startsAt > DAY;
    if (!isLate && !before.isRemoved) {
      byId.set(before.id, facts);
      noteChange(merge, before, facts);
      return;
    }
    const status = before.isRemoved ? FIXTURE_STATUS.cancelled : FIXTURE_STATUS.postponed;
    const after = { ...facts, id: newId(row, taken), retired: retire(before, status) };
    taken.add(after.id);
    byId.delete(before.id);
    byId.set(after.id, after);
    if (before.isRemoved) merge.added.push(after);
    else merge.postponed.push({ before, after });
  }

  for (const [key, meetings] of wanted) {
    const first = meetings[0] as SeasonMatch;
    const inOrder = meetings.toSorted((a, b) => a.startsAt - b.startsAt);
    const pairs = pairMeetings(known.get(key) ?? [], inOrder, doubles.has(seasonKey(first)));
    for (const row of inOrder) {
      const match = pairs.get(row);
      if (match) renew(match, row);
      else add(row);
    }
  }
  const seasons = new Set(rows.map(seasonKey));
  merge.missing = archive.filter(
    (match) => !match.isRemoved && !seen.has(match.id) && seasons.has(seasonKey(match)),
  );
  merge.archive = [...byId.values()];
  return merge;
}

/** The archive with these matches taken off: their fixtures are cancelled and their bets void. */
export function removeMatches(
  archive: readonly ArchivedMatch[],
  matches: readonly ArchivedMatch[],
): ArchivedMatch[] {
  const ids = new Set(matches.map(({ id }) => id));
  return archive.map((match) => (ids.has(match.id) ? { ...match, isRemoved: true } : match));
}
