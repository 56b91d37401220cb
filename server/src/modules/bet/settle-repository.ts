import type { BonusTerms } from '#rules/bonus.ts';
import type { LegResult } from '#rules/leg-result.ts';
import { POSTPONEMENT_LIMIT_MS } from '#rules/settle.ts';
import type { Score } from '#rules/scores.ts';
import type { Queryable } from '../../lib/db.ts';
import type { FixtureResult } from './leg-outcome.ts';

export interface StoredLeg {
  idx: number;
  fixtureId: string;
  marketId: string;
  typeId: number;
  outcome: string;
  line: number | null;
  offerScore: Score | null;
  odds: number;
  result: LegResult;
  resultVersion: number;
}

export interface SettleBet {
  id: string;
  accountId: number;
  status: string;
  version: number;
  stake: number;
  bonusFolders: number | null;
  /** As accepted; null without a bonus pick. */
  bonusTerms: BonusTerms | null;
  legs: StoredLeg[];
}

export interface FixtureToSettle extends FixtureResult {
  needsSettlement: boolean;
}

/** Reads what a fixture's legs are judged by. */
export async function readResult(q: Queryable, fixtureId: string): Promise<FixtureToSettle | null> {
  const [row] = await q.query<FixtureToSettle>(
    `select id, sport, starts_at as "startsAt", status, scores, finished_periods as "finishedPeriods",
       first_scorer as "firstScorer", result_version as "resultVersion", needs_settlement as "needsSettlement"
     from fixture where id = $1`,
    [fixtureId],
  );
  return row ?? null;
}

/** Clears the flag unless the fixture has moved on since it was read. */
export async function clearNeed(q: Queryable, fixture: FixtureResult): Promise<void> {
  await q.query(
    `update fixture set needs_settlement = false
     where id = $1 and needs_settlement and status = $2 and scores = $3::jsonb and finished_periods = $4
       and result_version = $5`,
    [
      fixture.id,
      fixture.status,
      JSON.stringify(fixture.scores),
      fixture.finishedPeriods,
      fixture.resultVersion,
    ],
  );
}

const POSTPONED_OPEN = `f.status = 5 and exists (select from bet_leg l join bet b on b.id = l.bet_id
  where l.fixture_id = f.id and l.result = 0 and b.status in ('accepted', 'settled'))`;

/** When there is something to settle: `now`, the end of a postponement, or null. */
export async function nextSettlementDue(q: Queryable, now: number): Promise<number | null> {
  const [row] = await q.query<{ waiting: boolean; postponed: number | null }>(
    `select exists (select from fixture where needs_settlement) as waiting,
       (select min(f.starts_at) from fixture f where ${POSTPONED_OPEN}) as postponed`,
  );
  if (!row || row.waiting) return now;
  return row.postponed === null ? null : row.postponed + POSTPONEMENT_LIMIT_MS;
}

/** Fixtures to settle at `now`. */
export async function dueFixtures(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from fixture where needs_settlement
     union select f.id from fixture f where f.starts_at <= $1 and ${POSTPONED_OPEN} order by id limit $2`,
    [now - POSTPONEMENT_LIMIT_MS, limit],
  );
  return rows.map((row) => row.id);
}

/** The next page of bets with a leg of the fixture that is open or was judged by an older result. */
export async function betsToSettle(
  q: Queryable,
  fixture: FixtureResult,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select distinct l.bet_id as id from bet_leg l join bet b on b.id = l.bet_id
     where l.fixture_id = $1 and l.bet_id > $2 and (l.result = 0 or l.result_version < $3)
       and b.status in ('accepted', 'settled')
     order by l.bet_id limit $4`,
    [fixture.id, after, fixture.resultVersion, limit],
  );
  return rows.map((row) => row.id);
}

export async function readSettleBets(q: Queryable, ids: readonly string[]): Promise<SettleBet[]> {
  return q.query<SettleBet>(
    `select b.id, a.id as "accountId", b.status, b.version, b.stake, b.bonus_folders as "bonusFolders",
       b.bonus_terms as "bonusTerms",
       (select json_agg(json_build_object('idx', l.idx, 'fixtureId', l.fixture_id, 'marketId', l.market_id,
          'typeId', l.type_id, 'outcome', l.outcome, 'line', l.line, 'offerScore', l.offer_score, 'odds', l.odds,
          'result', l.result, 'resultVersion', l.result_version) order by l.idx)
        from bet_leg l where l.bet_id = b.id) as legs
     from bet b join account a on a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency
     where b.id = any($1) and b.status in ('accepted', 'settled')
     order by a.id, b.id`,
    [ids],
  );
}

/** Every outcome ever offered, by market. */
export async function readOffered(q: Queryable, fixtureId: string): Promise<Map<string, string[]>> {
  const rows = await q.query<{ id: string; offered: string[] }>(
    'select id, offered from market where fixture_id = $1',
    [fixtureId],
  );
  return new Map(rows.map((row) => [row.id, row.offered]));
}

/** Writes settlements, each on its own; the answers (stale, written, settled, reopened, failed …) come in order. */
export async function settleBatch(
  q: Queryable,
  items: readonly object[],
  at: number,
): Promise<string[]> {
  const [row] = await q.query<{ answers: string[] }>(
    'select bet_settle_batch($1::jsonb, $2) as answers',
    [JSON.stringify(items), at],
  );
  return row?.answers ?? [];
}
