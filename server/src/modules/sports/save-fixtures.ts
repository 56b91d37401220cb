import type { Queryable } from '../../lib/db.ts';
import { isOver } from '#rules/fixture-status.ts';
import type { Fixture, Market, Selection } from './types.ts';

/** A fixture as it is stored, null when it is not, and as it is to be. */
export interface FixtureStep {
  before: Fixture | null;
  after: Fixture;
}

const COLUMNS = [
  'startsAt',
  'status',
  'clock',
  'scores',
  'finishedPeriods',
  'firstScorer',
  'finishedAt',
  'resultVersion',
  'feedScores',
] as const;

/** How often results were corrected since; added in the database, where staff correct as well. */
function corrections({ before, after }: FixtureStep): number {
  return after.resultVersion - (before?.resultVersion ?? 0);
}

/** Whether bets have something new to be settled by. */
function isToSettle({ before, after }: FixtureStep): boolean {
  if (corrections({ before, after }) > 0) return true;
  if (isOver(after.status) && after.status !== before?.status) return true;
  return after.finishedPeriods.length > (before?.finishedPeriods.length ?? 0);
}

/** Whether the market's own row changes; most changes are of odds alone. */
function isOtherMarket(old: Market | undefined, market: Market): boolean {
  return (
    !old ||
    old.status !== market.status ||
    old.phase !== market.phase ||
    old.offerScore !== market.offerScore ||
    old.offered !== market.offered
  );
}

async function saveFixtureRows(
  q: Queryable,
  source: string,
  steps: readonly FixtureStep[],
): Promise<void> {
  const rows = steps
    .filter(({ before, after }) => !before || COLUMNS.some((key) => before[key] !== after[key]))
    .map((step) => {
      const { markets: _, mainLines: __, ...row } = step.after;
      return { ...row, settle: isToSettle(step), corrections: corrections(step) };
    });
  if (rows.length === 0) return;
  await q.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, clock, scores,
       finished_periods, first_scorer, source, finished_at, feed_scores, result_version, needs_settlement)
     select id, "leagueId", sport, home, away, "homeId", "awayId", "startsAt", status, clock, scores,
       "finishedPeriods", "firstScorer", $2, "finishedAt", "feedScores", corrections, settle
     from jsonb_to_recordset($1::jsonb) as r (id text, "leagueId" text, sport text, home text, away text, "homeId" text,
       "awayId" text, "startsAt" bigint, status int, clock jsonb, scores jsonb, "finishedPeriods" text[],
       "firstScorer" text, "finishedAt" bigint, "feedScores" jsonb, corrections int, settle boolean)
     on conflict (id) do update set starts_at = excluded.starts_at, status = excluded.status,
       clock = excluded.clock, scores = excluded.scores, finished_periods = excluded.finished_periods,
       first_scorer = excluded.first_scorer, finished_at = excluded.finished_at, feed_scores = excluded.feed_scores,
       result_version = fixture.result_version + excluded.result_version,
       needs_settlement = fixture.needs_settlement or excluded.needs_settlement`,
    [JSON.stringify(rows), source],
  );
}

async function saveMarketRows(q: Queryable, markets: readonly Market[]): Promise<void> {
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
}

async function addSelections(q: Queryable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await q.query(
    `insert into selection (id, market_id, fixture_id, outcome, odds, status)
     select id, "marketId", "fixtureId", outcome, odds, status
     from jsonb_to_recordset($1::jsonb) as r (id text, "marketId" text, "fixtureId" text, outcome text, odds int, status int)
     on conflict (id) do update set odds = excluded.odds, status = excluded.status`,
    [JSON.stringify(rows)],
  );
}

/** Most of what a feed says; arrays and a plain update take half the time of the statement above. */
async function moveSelections(q: Queryable, rows: readonly Selection[]): Promise<void> {
  if (rows.length === 0) return;
  await q.query(
    `update selection s set odds = r.odds, status = r.status
     from unnest($1::text[], $2::int[], $3::int[]) as r (id, odds, status) where s.id = r.id`,
    [rows.map((one) => one.id), rows.map((one) => one.odds), rows.map((one) => one.status)],
  );
}

/** Stores what changed of each fixture, its markets and selections; nothing else is written. */
export async function saveFixtures(
  q: Queryable,
  source: string,
  steps: readonly FixtureStep[],
): Promise<void> {
  const markets: Market[] = [];
  const added: object[] = [];
  const moved: Selection[] = [];
  for (const { before, after } of steps) {
    for (const market of after.markets.values()) {
      const old = before?.markets.get(market.id);
      if (old === market) continue;
      if (isOtherMarket(old, market)) markets.push(market);
      const known = new Map(old?.selections.map((one) => [one.id, one]));
      for (const one of market.selections) {
        const stored = known.get(one.id);
        if (!stored) added.push({ ...one, marketId: market.id, fixtureId: market.fixtureId });
        else if (stored.odds !== one.odds || stored.status !== one.status) moved.push(one);
      }
    }
  }
  await saveFixtureRows(q, source, steps);
  await saveMarketRows(q, markets);
  await addSelections(q, added);
  await moveSelections(q, moved);
}
