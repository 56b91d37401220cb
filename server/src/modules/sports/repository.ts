import type { OfferStatus } from '#rules/market-status.ts';
import type { Queryable } from '../../lib/db.ts';
import { selectionId } from '#rules/ids.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { Score } from '#rules/scores.ts';
import type { SportKey } from '#rules/sports.ts';
import { POSTPONED_KEPT_MS } from './retention.ts';
import type { FeedLeague } from './feed/types.ts';
import type { Fixture, FixtureState, League, Market, Selection } from './types.ts';

type FixtureRow = Omit<Fixture, 'markets' | 'mainLines'>;

const FIXTURE_COLUMNS = `id, league_id as "leagueId", sport, home, away, home_id as "homeId", away_id as "awayId",
  starts_at as "startsAt", status, clock, scores, counts, outlook, finished_periods as "finishedPeriods",
  first_scorer as "firstScorer", participants, goals, players, interruption, ending, finished_at as "finishedAt",
  result_version as "resultVersion", feed_scores as "feedScores", feed_counts as "feedCounts", events`;

/** Reads a text of `loadWorld`: odds, status, and an outcome that may have spaces. */
function readSelection(market: string, text: string): Selection {
  const [, odds, status, outcome = ''] = /^(\d+) ([123]) (.*)$/.exec(text) ?? [];
  return {
    id: selectionId(market, outcome),
    outcome,
    odds: Number(odds),
    status: Number(status) as OfferStatus,
  };
}

/** Reads every fixture that was not over at `since`, with its markets. */
export async function loadWorld(
  q: Queryable,
  since: number,
): Promise<{ leagues: League[]; fixtures: Fixture[] }> {
  const leagues = await q.query<League>(
    'select id, sport, name, country, ord as "order" from league',
  );
  // Statuses by number, as rules/fixture-status.ts and rules/market-status.ts name them.
  const wanted = `select id from fixture where status in (1, 2, 6, 8, 9)
    or status = 5 and starts_at + ${POSTPONED_KEPT_MS} >= $1
    or status in (3, 4, 7) and coalesce(finished_at, starts_at) >= $1`;
  const rows = await q.query<FixtureRow>(
    `select ${FIXTURE_COLUMNS} from fixture where id in (${wanted})`,
    [since],
  );
  // One text a selection: rows of their own, or json, take the embedded database several times as long.
  const markets = await q.query<Omit<Market, 'selections'> & { selections: string[] }>(
    `select m.id, m.fixture_id as "fixtureId", m.type_id as "typeId", m.line, m.name, m.offer_score as "offerScore", m.phase,
       m.status, m.offered,
       array(select s.odds || ' ' || s.status || ' ' || s.outcome from selection s where s.market_id = m.id)
         as selections
     from market m where m.fixture_id in (${wanted}) and m.status <> 3`,
    [since],
  );
  const byFixture = new Map<string, Map<string, Market>>();
  for (const market of markets) {
    const all = byFixture.get(market.fixtureId) ?? new Map<string, Market>();
    const selections = market.selections
      .map((text) => readSelection(market.id, text))
      .sort((a, b) => market.offered.indexOf(a.outcome) - market.offered.indexOf(b.outcome));
    byFixture.set(market.fixtureId, all.set(market.id, { ...market, selections }));
  }
  return {
    leagues,
    fixtures: rows.map((row) => ({
      ...row,
      markets: byFixture.get(row.id) ?? new Map(),
      mainLines: new Map(),
    })),
  };
}

export async function saveLeagues(q: Queryable, leagues: readonly FeedLeague[]): Promise<void> {
  await q.query(
    `insert into league (id, sport, name, country, ord, major)
     select id, sport, name, country, "order", major
     from jsonb_to_recordset($1::jsonb) as r (id text, sport text, name text, country text, "order" int, major boolean)
     on conflict (id) do update set name = excluded.name, country = excluded.country, ord = excluded.ord, major = excluded.major`,
    [JSON.stringify(leagues)],
  );
}

/** Reads how far the feed has been played, or null at the first start. */
export async function feedPosition(q: Queryable, source: string): Promise<number | null> {
  const rows = await q.query<{ at: number }>('select at from feed_state where source = $1', [
    source,
  ]);
  return rows[0]?.at ?? null;
}

export async function saveFeedPosition(q: Queryable, source: string, at: number): Promise<void> {
  await q.query(
    'insert into feed_state (source, at) values ($1, $2) on conflict (source) do update set at = excluded.at',
    [source, at],
  );
}

export type StoredState = Omit<FixtureState, 'score' | 'clock'> &
  Pick<Fixture, 'id' | 'scores' | 'clock'> & { sport: SportKey };

/** Reads fixtures that are no longer in memory. */
export async function readFixtures(q: Queryable, ids: readonly string[]): Promise<StoredState[]> {
  return q.query<StoredState>(
    `select f.id, f.sport, f.home, f.away, f.status, f.starts_at as "startsAt", f.scores, f.clock,
       l.name as "leagueName"
     from fixture f join league l on l.id = f.league_id where f.id = any($1)`,
    [ids],
  );
}

/** Reads one fixture with its settlement facts, in memory or not. */
export async function readFixture(q: Queryable, id: string): Promise<FixtureRow | null> {
  const rows = await q.query<FixtureRow>(`select ${FIXTURE_COLUMNS} from fixture where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export type SettledResult = Pick<
  Fixture,
  'id' | 'status' | 'scores' | 'finishedPeriods' | 'resultVersion' | 'goals' | 'firstScorer'
>;

/** Clears the mark for settlement unless the fixture has moved on since this result was read. */
export async function clearSettlementMark(q: Queryable, result: SettledResult): Promise<void> {
  const { id, status, scores, finishedPeriods, resultVersion, goals, firstScorer } = result;
  await q.query(
    `update fixture set needs_settlement = false
     where id = $1 and needs_settlement and status = $2 and scores = $3::jsonb and finished_periods = $4
       and result_version = $5 and goals is not distinct from $6::jsonb and first_scorer is not distinct from $7`,
    [
      ...[id, status, JSON.stringify(scores), finishedPeriods, resultVersion],
      ...[goals && JSON.stringify(goals), firstScorer],
    ],
  );
}

/** Holds a fixture until the transaction ends, so that of two corrections at once neither undoes the other. */
export async function lockFixture(q: Queryable, id: string): Promise<void> {
  await q.query('select 1 from fixture where id = $1 for update', [id]);
}

/**
 * Stores corrected scores beside the others, and all counts where they were corrected, and marks the fixture for settlement; one that
 * the feed had lost is finished by it at `at`, with no market left open. False when its result is no longer the version that was `seen`.
 */
export async function storeCorrection(
  q: Queryable,
  id: string,
  corrected: { scores: Record<string, Score>; counts: MatchCounts | null; at: number },
  seen: number | undefined,
): Promise<boolean> {
  const { scores, counts, at } = corrected;
  // Statuses 8 and 3 of rules/fixture-status.ts, 3 of rules/market-status.ts.
  const rows = await q.query<{ lost: boolean }>(
    `update fixture set scores = scores || $2::jsonb, counts = coalesce($4::jsonb, counts),
       result_version = result_version + 1, needs_settlement = true,
       status = case status when 8 then 3 else status end, finished_at = case status when 8 then $5 else finished_at end,
       clock = case status when 8 then null else clock end
     where id = $1 and result_version = coalesce($3, result_version) returning finished_at = $5 as lost`,
    [id, JSON.stringify(scores), seen ?? null, counts && JSON.stringify(counts), at],
  );
  if (rows[0]?.lost)
    await q.query('update market set status = 3 where fixture_id = $1 and status <> 3', [id]);
  return rows.length > 0;
}

/**
 * Cancels a fixture, played or not, closes its markets and marks it for settlement: all legs on it become void. False
 * when it is cancelled already, or its result is no longer the version that was `seen`.
 */
export async function voidFixture(
  q: Queryable,
  id: string,
  { at, seen }: { at: number; seen: number | undefined },
): Promise<boolean> {
  // Status 4 of rules/fixture-status.ts, 3 of rules/market-status.ts.
  const rows = await q.query(
    `update fixture set status = 4, finished_at = coalesce(finished_at, $2), result_version = result_version + 1,
       needs_settlement = true
     where id = $1 and status <> 4 and result_version = coalesce($3, result_version) returning id`,
    [id, at, seen ?? null],
  );
  if (rows.length === 0) return false;
  await q.query('update market set status = 3 where fixture_id = $1 and status <> 3', [id]);
  return true;
}

/**
 * Deletes markets, selections and events of up to `limit` fixtures that were over before an instant and whose bets are
 * all decided; returns how many fixtures those were.
 */
export async function deleteOldMarkets(
  q: Queryable,
  before: number,
  limit: number,
): Promise<number> {
  // Finished, cancelled, postponed or abandoned (rules/fixture-status.ts).
  const [row] = await q.query<{ fixtures: number }>(
    `with old as materialized (
       select f.id from fixture f
       where f.status in (3, 4, 5, 7) and coalesce(f.finished_at, f.starts_at) < $1 and not f.needs_settlement
         and exists (select from market m where m.fixture_id = f.id)
         and not bet_has_open_legs('fixture_selection', f.id, true)
       limit $2),
     gone as (
       delete from selection s using market m, old where m.fixture_id = old.id and s.market_id = m.id),
     closed as (
       delete from market m using old where m.fixture_id = old.id),
     forgotten as (
       update fixture f set events = '[]' from old where f.id = old.id)
     select count(*) as fixtures from old`,
    [before, limit],
  );
  return row?.fixtures ?? 0;
}

/** Saves a secret unless there is one, and returns the one that is saved. */
export async function keepWorldSecret(q: Queryable, secret: string): Promise<string> {
  await q.query('insert into world_secret (secret) values ($1) on conflict do nothing', [secret]);
  const [row] = await q.query<{ secret: string }>('select secret from world_secret');
  if (!row) throw new Error('no secret of the world');
  return row.secret;
}

/** What was published of a day of simulated matches before any of them. */
export interface StoredWorldDay {
  dayKey: string;
  commitment: string;
  gamesADay: number;
  committedAt: number;
}

const WORLD_DAY = `select day_key as "dayKey", commitment, games_a_day as "gamesADay",
  committed_at as "committedAt" from world_day`;

/** Stores commitments to days, each once: what is stored stays. Returns what is stored, by key. */
export async function storeWorldDays(
  q: Queryable,
  days: readonly Omit<StoredWorldDay, 'committedAt'>[],
  now: number,
): Promise<Map<string, StoredWorldDay>> {
  await q.query(
    `insert into world_day (day_key, commitment, games_a_day, committed_at)
     select "dayKey", commitment, "gamesADay", $2
     from jsonb_to_recordset($1::jsonb) as d ("dayKey" text, commitment text, "gamesADay" int)
     on conflict do nothing`,
    [JSON.stringify(days), now],
  );
  const keys = days.map(({ dayKey }) => dayKey);
  const rows = await q.query<StoredWorldDay>(`${WORLD_DAY} where day_key = any($1)`, [keys]);
  return new Map(rows.map((row) => [row.dayKey, row]));
}

export async function readWorldDay(q: Queryable, dayKey: string): Promise<StoredWorldDay | null> {
  const [row] = await q.query<StoredWorldDay>(`${WORLD_DAY} where day_key = $1`, [dayKey]);
  return row ?? null;
}

/** Whether a simulated match that was to start in a period may still be played here, whatever the clock says. */
export async function hasOpenMatches(
  q: Queryable,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): Promise<boolean> {
  // All but finished, cancelled, postponed and abandoned (rules/fixture-status.ts).
  const rows = await q.query(
    `select 1 from fixture
     where source = 'simulated' and starts_at >= $1 and starts_at < $2 and status not in (3, 4, 5, 7) limit 1`,
    [startsAt, endsAt],
  );
  return rows.length > 0;
}

/** The key of the latest day that was committed to; null before the first. */
export async function latestWorldDay(q: Queryable): Promise<string | null> {
  const [row] = await q.query<{ latest: string | null }>(
    'select max(day_key) as latest from world_day',
  );
  return row?.latest ?? null;
}
