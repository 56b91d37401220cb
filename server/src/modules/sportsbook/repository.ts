import type { CancelFixture } from '#rules/cancel.ts';
import { KST_OFFSET_MS, POSTPONEMENT_LIMIT_MS, SAME_DAY_SPORTS } from '#rules/settle.ts';
import type { Queryable } from '../../lib/db.ts';
import type { FixtureResult, Offer, OfferedMarket } from './ports.ts';
import { FIXTURE_SELECTION } from './subject.ts';

const SELECTION =
  "json_build_object('id', s.id, 'outcome', s.outcome, 'odds', s.odds, 'status', s.status)";
const OFFER = `${SELECTION} as selection,
  json_build_object('id', m.id, 'typeId', m.type_id, 'line', m.line, 'offerScore', m.offer_score,
    'status', m.status, 'phase', m.phase) as market,
  json_build_object('id', f.id, 'sport', f.sport, 'startsAt', f.starts_at, 'status', f.status, 'scores', f.scores, 'counts', f.counts,
    'outlook', f.outlook) as fixture,
  (select p - 'isOut' from jsonb_array_elements(f.participants) p where p ->> 'id' = s.outcome) as participant`;
const OFFERED =
  'selection s join market m on m.id = s.market_id join fixture f on f.id = m.fixture_id';

/** Reads selections as the database has them now; unknown ids are left out. */
export async function readOffers(
  q: Queryable,
  selectionIds: readonly string[],
): Promise<Map<string, Offer>> {
  const rows = await q.query<Offer>(`select ${OFFER} from ${OFFERED} where s.id = any($1)`, [
    selectionIds,
  ]);
  return new Map(rows.map((row) => [row.selection.id, row]));
}

/** As `readOffers`, each with the selections of its market. */
export async function readMarkets(
  q: Queryable,
  selectionIds: readonly string[],
): Promise<Map<string, OfferedMarket>> {
  const rows = await q.query<OfferedMarket>(
    `select o.*, (select json_agg(${SELECTION}) from selection s where s.market_id = o.market ->> 'id') as selections
     from (select ${OFFER} from ${OFFERED} where s.id = any($1)) o`,
    [selectionIds],
  );
  return new Map(rows.map((row) => [row.selection.id, row]));
}

/** Reads what decides until when bets on fixtures may be cancelled; unknown ids are left out. */
export async function readCancelFixtures(
  q: Queryable,
  fixtureIds: readonly string[],
): Promise<CancelFixture[]> {
  return q.query<CancelFixture>(
    'select starts_at as "startsAt", status from fixture where id = any($1)',
    [fixtureIds],
  );
}

/** Reads what a fixture's legs are decided by. */
export async function readResult(q: Queryable, fixtureId: string): Promise<FixtureResult | null> {
  const [row] = await q.query<FixtureResult>(
    `select id, sport, starts_at as "startsAt", status, scores, counts, events,
       finished_periods as "finishedPeriods", first_scorer as "firstScorer", goals, players,
       participants, interruption, ending, result_version as "resultVersion"
     from fixture where id = $1`,
    [fixtureId],
  );
  return row ?? null;
}

// Status 5 of rules/fixture-status.ts.
const POSTPONED_OPEN = `f.status = 5 and bet_has_open_legs('${FIXTURE_SELECTION}', f.id, false)`;

// `postponementEnd` of rules/settle.ts.
const SAME_DAY = SAME_DAY_SPORTS.map((sport) => `'${sport}'`).join();
const POSTPONED_UNTIL = `case when f.sport in (${SAME_DAY})
  then ((f.starts_at + ${KST_OFFSET_MS}) / ${POSTPONEMENT_LIMIT_MS} + 1) * ${POSTPONEMENT_LIMIT_MS} - ${KST_OFFSET_MS}
  else f.starts_at + ${POSTPONEMENT_LIMIT_MS} end`;

/** When there is something to settle: `now`, the end of a postponement, or null. */
export async function nextFixtureDue(q: Queryable, now: number): Promise<number | null> {
  const [row] = await q.query<{ waiting: boolean; postponed: number | null }>(
    `select exists (select from fixture where needs_settlement) as waiting,
       (select min(${POSTPONED_UNTIL}) from fixture f where ${POSTPONED_OPEN}) as postponed`,
  );
  if (!row || row.waiting) return now;
  return row.postponed;
}

/** Fixtures to settle at `now`. */
export async function dueFixtures(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from fixture where needs_settlement
     union select f.id from fixture f where ${POSTPONED_UNTIL} <= $1 and ${POSTPONED_OPEN} order by id limit $2`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}

/** Every outcome ever offered, by market. */
export async function readOffered(q: Queryable, fixtureId: string): Promise<Map<string, string[]>> {
  const rows = await q.query<{ id: string; offered: string[] }>(
    'select id, offered from market where fixture_id = $1',
    [fixtureId],
  );
  return new Map(rows.map((row) => [row.id, row.offered]));
}
