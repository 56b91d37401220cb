import type { RoundTimes } from '#rules/rounds/clock.ts';
import type { GameResult, RoundFacts } from '#rules/rounds/round.ts';
import type { Queryable } from '../../lib/db.ts';
import type { RoundDay, StoredOffer, StoredRound } from './types.ts';

const COLUMNS = `id, game_id as "gameId", state, draws_at as "drawsAt", facts, result, version,
  needs_settlement as "needsSettlement"`;

/** Reads rounds that are stored; those without a bet are not. */
export async function readRounds(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, StoredRound>> {
  if (ids.length === 0) return new Map();
  const rows = await q.query<StoredRound>(`select ${COLUMNS} from round where id = any($1)`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface RoundToStore {
  round: RoundTimes;
  settlesAt: number;
  offer: StoredOffer;
  facts: RoundFacts;
}

/** Stores a round with what it offers, once; what is stored stays. */
export async function storeRound(
  q: Queryable,
  { round, settlesAt, offer, facts }: RoundToStore,
): Promise<void> {
  const { key, gameId, dayKey, number, opensAt, closesAt, drawsAt } = round;
  await q.query(
    `insert into round (id, game_id, day_key, number, opens_at, closes_at, draws_at, settles_at, offer, facts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      ...[key, gameId, dayKey, number, opensAt, closesAt, drawsAt, settlesAt],
      ...[JSON.stringify(offer), JSON.stringify(facts)],
    ],
  );
}

export async function readOffer(q: Queryable, id: string): Promise<StoredOffer | null> {
  const [row] = await q.query<{ offer: StoredOffer }>('select offer from round where id = $1', [
    id,
  ]);
  return row?.offer ?? null;
}

/** When the next stored round is to be drawn. */
export async function nextDraw(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    "select min(draws_at) as at from round where state = 'open'",
  );
  return row?.at ?? null;
}

export async function roundsToDraw(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    "select id from round where state = 'open' and draws_at <= $1 order by draws_at, id limit $2",
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Stores results, each once: of several servers that draw one of them is the first. */
export async function storeResults(
  q: Queryable,
  results: readonly { id: string; result: GameResult }[],
): Promise<void> {
  await q.query(
    `update round r set state = 'drawn', result = d.result, version = r.version + 1, needs_settlement = true
     from jsonb_to_recordset($1::jsonb) as d (id text, result jsonb) where r.id = d.id and r.state = 'open'`,
    [JSON.stringify(results)],
  );
}

export async function nextSettlement(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    'select min(settles_at) as at from round where needs_settlement',
  );
  return row?.at ?? null;
}

export async function roundsToSettle(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    'select id from round where needs_settlement and settles_at <= $1 order by settles_at, id limit $2',
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Takes the mark away unless the round has moved meanwhile. */
export async function clearMark(q: Queryable, id: string, version: number): Promise<void> {
  await q.query('update round set needs_settlement = false where id = $1 and version = $2', [
    id,
    version,
  ]);
}

/** The games under maintenance, with the end that staff named. */
export async function readMaintenance(q: Queryable): Promise<Map<number, number | null>> {
  const rows = await q.query<{ gameId: number; until: number | null }>(
    'select game_id as "gameId", until from round_game where maintenance',
  );
  return new Map(rows.map(({ gameId, until }) => [gameId, until]));
}

export async function readDay(q: Queryable, dayKey: string): Promise<RoundDay | null> {
  const [day] = await q.query<RoundDay>(
    `select day_key as "dayKey", secret, commitment, committed_at as "committedAt" from round_day where day_key = $1`,
    [dayKey],
  );
  return day ?? null;
}

/** Stores the secret of a day, once: that of another server stays. */
export async function storeDay(
  q: Queryable,
  { dayKey, secret, commitment, committedAt }: RoundDay,
): Promise<void> {
  await q.query(
    `insert into round_day (day_key, secret, commitment, committed_at) values ($1, decode($2, 'hex'), $3, $4)
     on conflict do nothing`,
    [dayKey, Buffer.from(secret).toString('hex'), commitment, committedAt],
  );
}
