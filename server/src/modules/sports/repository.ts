import type { Queryable } from '../../lib/db.ts';
import type { SportKey } from '#rules/sports.ts';
import type { FeedLeague } from './feed/types.ts';
import type { Fixture, FixtureState, League, Market } from './types.ts';

type FixtureRow = Omit<Fixture, 'markets' | 'mainLines'>;

const FIXTURE_COLUMNS = `id, league_id as "leagueId", sport, home, away, home_id as "homeId", away_id as "awayId",
  starts_at as "startsAt", status, clock, scores, finished_periods as "finishedPeriods",
  first_scorer as "firstScorer", finished_at as "finishedAt",
  result_version as "resultVersion"`;

/** Reads every fixture that is not final, or that began after `since`, with its markets. */
export async function loadWorld(
  q: Queryable,
  since: number,
): Promise<{ leagues: League[]; fixtures: Fixture[] }> {
  const leagues = await q.query<League>(
    'select id, sport, name, country, ord as "order" from league',
  );
  const wanted = 'select id from fixture where status not in (3, 4, 7) or starts_at > $1';
  const rows = await q.query<FixtureRow>(
    `select ${FIXTURE_COLUMNS} from fixture where id in (${wanted})`,
    [since],
  );
  const markets = await q.query<Market>(
    `select m.id, m.fixture_id as "fixtureId", m.type_id as "typeId", m.line, m.offer_score as "offerScore", m.phase,
       m.status, m.offered,
       (select json_agg(json_build_object('id', s.id, 'outcome', s.outcome, 'odds', s.odds, 'status', s.status)
          order by array_position(m.offered, s.outcome)) from selection s where s.market_id = m.id) as selections
     from market m where m.fixture_id in (${wanted}) and m.status <> 3`,
    [since],
  );
  const byFixture = new Map<string, Map<string, Market>>();
  for (const market of markets) {
    const all = byFixture.get(market.fixtureId) ?? new Map<string, Market>();
    byFixture.set(market.fixtureId, all.set(market.id, market));
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

/** Stores the feed's leagues. */
export async function saveLeagues(q: Queryable, leagues: readonly FeedLeague[]): Promise<void> {
  await q.query(
    `insert into league (id, sport, name, country, ord, major)
     select id, sport, name, country, "order", major
     from jsonb_to_recordset($1::jsonb) as r (id text, sport text, name text, country text, "order" int, major boolean)
     on conflict (id) do update set name = excluded.name, country = excluded.country, ord = excluded.ord, major = excluded.major`,
    [JSON.stringify(leagues)],
  );
}

/** Stores fixtures as they stand; `settle` names those whose bets have something to be settled by. */
export async function saveFixtures(
  q: Queryable,
  source: string,
  fixtures: readonly Fixture[],
  settle: ReadonlySet<string>,
): Promise<void> {
  if (fixtures.length === 0) return;
  const rows = fixtures.map(({ markets: _, mainLines: __, ...fixture }) => ({
    ...fixture,
    settle: settle.has(fixture.id),
  }));
  await q.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, clock, scores,
       finished_periods, first_scorer, source, finished_at, needs_settlement)
     select id, "leagueId", sport, home, away, "homeId", "awayId", "startsAt", status, clock, scores,
       "finishedPeriods", "firstScorer", $2, "finishedAt", settle
     from jsonb_to_recordset($1::jsonb) as r (id text, "leagueId" text, sport text, home text, away text, "homeId" text,
       "awayId" text, "startsAt" bigint, status int, clock jsonb, scores jsonb, "finishedPeriods" text[],
       "firstScorer" text, "finishedAt" bigint, settle boolean)
     on conflict (id) do update set starts_at = excluded.starts_at, status = excluded.status, clock = excluded.clock,
       scores = excluded.scores, finished_periods = excluded.finished_periods, first_scorer = excluded.first_scorer, finished_at = excluded.finished_at,
       needs_settlement = fixture.needs_settlement or excluded.needs_settlement`,
    [JSON.stringify(rows), source],
  );
}

/** Stores markets with all of their selections. */
export async function saveMarkets(q: Queryable, markets: readonly Market[]): Promise<void> {
  if (markets.length === 0) return;
  await q.query(
    `insert into market (id, fixture_id, type_id, line, offer_score, phase, status, offered)
     select id, "fixtureId", "typeId", line, "offerScore", phase, status, offered
     from jsonb_to_recordset($1::jsonb) as r (id text, "fixtureId" text, "typeId" int, line int, "offerScore" jsonb,
       phase text, status int, offered text[])
     on conflict (id) do update set offer_score = excluded.offer_score, phase = excluded.phase,
       status = excluded.status,
       offered = excluded.offered || array(select o from unnest(market.offered) o where o <> all (excluded.offered))`,
    [JSON.stringify(markets.map(({ selections: _, ...market }) => market))],
  );
  const selections = markets.flatMap((market) =>
    market.selections.map((one) => ({ ...one, marketId: market.id, fixtureId: market.fixtureId })),
  );
  await q.query(
    `insert into selection (id, market_id, fixture_id, outcome, odds, status)
     select id, "marketId", "fixtureId", outcome, odds, status
     from jsonb_to_recordset($1::jsonb) as r (id text, "marketId" text, "fixtureId" text, outcome text, odds int, status int)
     on conflict (id) do update set odds = excluded.odds, status = excluded.status`,
    [JSON.stringify(selections)],
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
  Pick<Fixture, 'scores' | 'clock'> & { sport: SportKey };

/** Reads fixtures that are no longer in memory. */
export async function readFixtures(q: Queryable, ids: readonly string[]): Promise<StoredState[]> {
  return q.query<StoredState>(
    'select id, sport, status, starts_at as "startsAt", scores, clock from fixture where id = any($1)',
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
