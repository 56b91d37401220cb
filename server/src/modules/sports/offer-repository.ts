import type { Queryable } from '../../lib/db.ts';
import type { Fixture, Market, Selection } from './types.ts';

export type FixtureChange = Omit<Fixture, 'markets' | 'mainLines'> & {
  /** Whether bets have something new to be settled by; a mark that is set stays. */
  settle: boolean;
  /** How often results were corrected since; added in the database, where staff correct as well. */
  corrections: number;
};

/** Markets of a fixture as a board showed them. */
export interface BoardMarketsRow {
  /** Of the fixture. */
  id: string;
  markets: (Pick<Market, 'id' | 'typeId' | 'line' | 'offerScore'> & {
    outcomes: Pick<Selection, 'outcome' | 'odds'>[];
  })[];
}

export type SelectionRow = Selection & { marketId: string; fixtureId: string };

/** Stores fixtures of a feed without their markets. */
export async function saveFixtureRows(
  q: Queryable,
  source: string,
  rows: readonly FixtureChange[],
): Promise<void> {
  if (rows.length === 0) return;
  await q.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, clock, scores, counts, outlook,
       finished_periods, first_scorer, participants, goals, players, interruption, ending, source, finished_at, feed_scores, feed_counts, events, result_version,
       needs_settlement)
     select id, "leagueId", sport, home, away, "homeId", "awayId", "startsAt", status, clock, scores, counts, outlook,
       "finishedPeriods", "firstScorer", participants, goals, players, interruption, ending, $2, "finishedAt", "feedScores", "feedCounts", events, corrections, settle
     from jsonb_to_recordset($1::jsonb) as r (id text, "leagueId" text, sport text, home text, away text, "homeId" text,
       "awayId" text, "startsAt" bigint, status int, clock jsonb, scores jsonb, counts jsonb, outlook jsonb, "finishedPeriods" text[],
       "firstScorer" text, participants jsonb, goals jsonb, players jsonb, interruption jsonb, ending jsonb, "finishedAt" bigint, "feedScores" jsonb, "feedCounts" jsonb, events jsonb, corrections int, settle boolean)
     on conflict (id) do update set starts_at = excluded.starts_at, status = excluded.status,
       clock = excluded.clock, scores = excluded.scores, counts = excluded.counts, outlook = excluded.outlook,
       finished_periods = excluded.finished_periods, first_scorer = excluded.first_scorer, finished_at = excluded.finished_at, feed_scores = excluded.feed_scores,
       feed_counts = excluded.feed_counts, events = excluded.events, goals = excluded.goals, players = excluded.players,
       interruption = excluded.interruption, ending = excluded.ending,
       participants = coalesce(excluded.participants, fixture.participants),
       result_version = fixture.result_version + excluded.result_version,
       needs_settlement = fixture.needs_settlement or excluded.needs_settlement
     -- What staff has voided while the feed plays on stays void.
     where fixture.status <> 4`,
    [JSON.stringify(rows), source],
  );
}

/** Stores what the domestic board showed of fixtures last before their start. */
export async function saveBoardMarkets(
  q: Queryable,
  rows: readonly BoardMarketsRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await q.query(
    `update fixture f set board_markets = r.markets
     from jsonb_to_recordset($1::jsonb) as r (id text, markets jsonb) where f.id = r.id`,
    [JSON.stringify(rows)],
  );
}

/** Stores markets without their selections; an outcome once offered stays among `offered`. */
export async function saveMarkets(q: Queryable, markets: readonly Market[]): Promise<void> {
  if (markets.length === 0) return;
  await q.query(
    `insert into market (id, fixture_id, type_id, line, name, offer_score, phase, status, offered)
     select id, "fixtureId", "typeId", line, name, "offerScore", phase, status, offered
     from jsonb_to_recordset($1::jsonb) as r (id text, "fixtureId" text, "typeId" int, line int, name text, "offerScore" jsonb,
       phase text, status int, offered text[])
     on conflict (id) do update set name = excluded.name, offer_score = excluded.offer_score, phase = excluded.phase,
       status = excluded.status,
       offered = excluded.offered || array(select o from unnest(market.offered) o where o <> all (excluded.offered))`,
    [JSON.stringify(markets.map(({ selections: _, ...market }) => market))],
  );
}

export async function saveSelections(q: Queryable, rows: readonly SelectionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await q.query(
    `insert into selection (id, market_id, fixture_id, outcome, odds, status)
     select id, "marketId", "fixtureId", outcome, odds, status
     from jsonb_to_recordset($1::jsonb) as r (id text, "marketId" text, "fixtureId" text, outcome text, odds int, status int)
     on conflict (id) do update set odds = excluded.odds, status = excluded.status`,
    [JSON.stringify(rows)],
  );
}

/** Stores odds and statuses, which is most of what a feed says; arrays and a plain update take half the time of the statement above. */
export async function moveSelections(q: Queryable, rows: readonly Selection[]): Promise<void> {
  if (rows.length === 0) return;
  await q.query(
    `update selection s set odds = r.odds, status = r.status
     from unnest($1::text[], $2::int[], $3::int[]) as r (id, odds, status) where s.id = r.id`,
    [rows.map((one) => one.id), rows.map((one) => one.odds), rows.map((one) => one.status)],
  );
}
