import { isDeepStrictEqual } from 'node:util';
import { isFinished } from '#rules/fixture-status.ts';
import { isDecided, type LegResult } from '#rules/leg-result.ts';
import type { CaseContext, Schemas } from '../context.ts';
import type { Played, Scores } from './settled.ts';
import { dayInSeoul } from './time.ts';

/** A leg of a bet on the match. */
export type SeenLeg = Pick<Schemas['FixtureLeg'], 'selectionId' | 'line' | 'offerScore' | 'result'>;

/** Checks the table of a league, and the record of a team, against one result of theirs. */
async function checkTable(
  t: CaseContext,
  { league, fixture }: Pick<Schemas['MatchResultDetail'], 'league' | 'fixture'>,
): Promise<void> {
  const { id, homeId, awayId, status } = fixture;
  if (!isFinished(status)) return;
  const table = t.want(await t.call('getLeagueTable', { query: { league: league.id } }), 200);
  const { rows } = table.body;
  t.same(table, 'its league', table.body.league, league);
  const teams = rows.filter(({ teamId }) => teamId === homeId || teamId === awayId);
  t.same(table, `teams of ${id} in the table`, teams.length, 2);
  const sum = (of: (row: Schemas['Standing']) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  t.same(
    table,
    'wins for each loss',
    sum(({ won }) => won),
    sum(({ lost }) => lost),
  );
  t.same(
    table,
    'scored for each conceded',
    sum(({ scored }) => scored),
    sum(({ conceded }) => conceded),
  );
  const counted = ({ played, won, drawn, lost }: Schemas['Standing']) =>
    played !== won + drawn + lost;
  t.same(table, 'rows that do not add up', rows.filter(counted), []);

  const home = await t.call('getLeagueTable', { query: { league: league.id, venue: 'home' } });
  t.want(home, 200);
  t.same(home, 'what it counts', home.body.venue, 'home');
  const playedAt = (all: readonly Schemas['Standing'][]) =>
    all.reduce((total, { played }) => total + played, 0);
  t.same(home, 'matches at home, of two sides each', 2 * playedAt(home.body.rows), playedAt(rows));
  const places = rows.map(({ place }) => place);
  const isRising = places.every((place, at) => place <= at + 1 && place >= (places[at - 1] ?? 1));
  t.holds(table, isRising, 'places that rise and are shared', places);
  t.holds(table, table.body.countsFrom <= fixture.startsAt, `a season with ${id}`, table.body);

  const whole = t.want(await t.call('getLeague', { path: { leagueId: league.id } }), 200);
  t.same(whole, 'the league', whole.body.league, league);
  t.same(whole, 'its table', whole.body.rows, rows);
  const latest = whole.body.results.find((one) => one.id === id);
  // Ten results at most: where this one is missing, all of them are later.
  const isLate = whole.body.results.every(({ startsAt }) => startsAt >= fixture.startsAt);
  t.holds(whole, latest !== undefined || isLate, `the result of ${id} among the latest`, latest);
  if (latest) t.same(whole, `the result of ${id}`, latest, fixture);
  const none = await t.call('getLeague', { path: { leagueId: 'nosuchleague' } });
  t.check(none, 'NOT_FOUND');

  const record = t.want(await t.call('getTeamRecord', { path: { teamId: homeId } }), 200);
  const own = record.body.leagues.find((one) => one.id === league.id);
  t.same(record, 'the league among its leagues', own, league);
  const known = record.body.results.find((one) => one.id === id);
  t.same(record, `the result of ${id}`, known, fixture);
  const meetings = await t.call('getMeetings', { query: { team: homeId, opponent: awayId } });
  t.want(meetings, 200);
  const met = meetings.body.results.find((one) => one.id === id);
  t.same(meetings, `the result of ${id}`, met, fixture);
  const unknown = await t.call('getTeamRecord', { path: { teamId: 'nosuchteam' } });
  t.check(unknown, 'NOT_FOUND');
}

/**
 * Checks a result as everyone sees it against its scores, and against the legs that bets had on it at the score of the last
 * offer: a line in play may have counted from another score before.
 */
export async function checkMatchResult(
  t: CaseContext,
  { fixture, scores, legs }: { fixture: Played; scores: Scores; legs: readonly SeenLeg[] },
): Promise<void> {
  const { live: _, ...parts } = scores;
  const { id: fixtureId, sport } = fixture;
  const read = t.want(await t.call('getMatchResult', { path: { fixtureId } }), 200);
  const { fixture: own, markets } = read.body;
  t.same(read, `the scores of ${fixtureId}`, own.scores, parts);
  const results = new Map(
    markets.flatMap(({ id, line, offerScore, outcomes }) =>
      outcomes.map(({ outcome, result }) => [`${id}.${outcome}`, { line, offerScore, result }]),
    ),
  );
  for (const { selectionId, line, offerScore, result } of legs) {
    const shown = results.get(selectionId);
    t.holds(read, shown !== undefined, `the market of ${selectionId}`, markets.length);
    // Corrected scores may tell no more who scored first: then a bet keeps the result it had.
    const isComparable =
      shown !== undefined && (!own.isCorrected || isDecided(shown.result as LegResult));
    if (isComparable && isDeepStrictEqual(shown.offerScore, offerScore))
      t.same(read, `the result of ${selectionId}`, shown, { line, offerScore, result });
  }

  const day = dayInSeoul(own.startsAt);
  const listed = t.want(await t.call('getResults', { query: { day: String(day), sport } }), 200);
  const { counts, leagues, fixtures } = listed.body;
  const known = fixtures.find(({ id }) => id === fixtureId);
  const found: Partial<Schemas['MatchResult']> = known ?? {};
  const { marketCount, main = [], ...plain } = found;
  t.same(listed, `the result of ${fixtureId}`, plain, own satisfies Schemas['MatchResult']);
  t.same(listed, `how many markets ${fixtureId} has`, marketCount, markets.length);
  for (const { id, offerScore, outcomes } of main) {
    const detail = markets.find((one) => one.id === id);
    // In play it may count from another score.
    if (!detail || !isDeepStrictEqual(detail.offerScore, offerScore)) continue;
    const became = (all: Schemas['SettledMarket']['outcomes']) =>
      Object.fromEntries(all.map(({ outcome, result }) => [outcome, result]));
    t.same(listed, `the results of ${id}`, became(outcomes), became(detail.outcomes));
  }
  const counted = counts.find((one) => one.sport === sport)?.fixtures;
  t.same(listed, `how many results ${sport} has`, counted, fixtures.length);
  const leagueIds = new Set(leagues.map(({ id }) => id));
  const without = fixtures.filter(({ leagueId }) => !leagueIds.has(leagueId));
  t.same(listed, 'results of no league', without, []);
  const whole = t.want(await t.call('getResults', { query: { day: String(day) } }), 200);
  t.same(whole, 'all sports', whole.body.sport, null);
  const ofSport = whole.body.fixtures.filter((one) => fixtures.some(({ id }) => id === one.id));
  t.same(whole, `the same results of ${sport}`, ofSport, fixtures);
  const dayCount = whole.body.days.find((one) => one.day === day)?.fixtures;
  t.same(whole, 'how many results the day has', dayCount, whole.body.fixtures.length);
  await checkTable(t, read.body);
  const odd = await t.call('getResults', { query: { day: String(day + 1) } });
  t.check(odd, 'VALIDATION', 'no midnight');
}
