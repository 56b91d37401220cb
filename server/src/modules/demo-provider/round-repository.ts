import type { Queryable } from '../../lib/db.ts';
import type { Player, RoundState, Seed, StoredRound, WalletProblem } from './types.ts';

interface RoundRow extends Omit<StoredRound, 'seed'> {
  serverSeed: string;
  commitment: string;
  clientSeed: string;
  nonce: number;
}

const ROUNDS = `
  select r.id, r.play_id as "playId", p.session_id as "sessionId", r.player_id as "playerId", r.game_id as "gameId",
    r.request_id as "requestId", r.number, r.bets, r.stake, r.currency, r.result, r.won, r.state, r.problem, r.balance,
    r.created_at as "createdAt", r.tries,
    encode(s.server_seed, 'hex') as "serverSeed", s.commitment, s.client_seed as "clientSeed", s.nonce
  from demo_round r join demo_play p on p.id = r.play_id join demo_seed s on s.id = r.seed_id`;

function roundOf({ serverSeed, commitment, clientSeed, nonce, ...round }: RoundRow): StoredRound {
  const seed = { serverSeed: Buffer.from(serverSeed, 'hex'), commitment, clientSeed, nonce };
  return { ...round, seed };
}

/** Those whose stake was taken and whose win was paid: they may be shown. */
const DECIDED = `r.state in ('ending', 'done')`;

export async function findRound(q: Queryable, id: string): Promise<StoredRound | undefined> {
  const [row] = await q.query<RoundRow>(`${ROUNDS} where r.id = $1`, [id]);
  return row && roundOf(row);
}

export async function findRoundOfRequest(
  q: Queryable,
  playId: string,
  requestId: string,
): Promise<StoredRound | undefined> {
  const [row] = await q.query<RoundRow>(`${ROUNDS} where r.play_id = $1 and r.request_id = $2`, [
    playId,
    requestId,
  ]);
  return row && roundOf(row);
}

/** The newest first. */
export async function listDecided(
  q: Queryable,
  { playerId, gameId }: Player,
  limit: number,
): Promise<StoredRound[]> {
  const rows = await q.query<RoundRow>(
    `${ROUNDS} where r.player_id = $1 and r.game_id = $2 and ${DECIDED} order by s.nonce desc limit $3`,
    [playerId, gameId, limit],
  );
  return rows.map(roundOf);
}

/** The oldest first. */
export async function listUnfinished(
  q: Queryable,
  { playerId, gameId }: Player,
): Promise<StoredRound[]> {
  const rows = await q.query<RoundRow>(
    `${ROUNDS} where r.player_id = $1 and r.game_id = $2 and r.state in ('betting', 'paying', 'ending') order by s.nonce`,
    [playerId, gameId],
  );
  return rows.map(roundOf);
}

/** Those whose next try is due. */
export async function listDue(
  q: Queryable,
  until: number,
  limit: number,
): Promise<(Player & { id: string })[]> {
  return q.query<Player & { id: string }>(
    `select id, player_id as "playerId", game_id as "gameId" from demo_round
     where state in ('betting', 'paying', 'ending') and retry_at <= $1 order by retry_at, id limit $2`,
    [until, limit],
  );
}

export async function nextRetry(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ at: number | null }>(
    `select min(retry_at) as at from demo_round where state in ('betting', 'paying', 'ending')`,
  );
  return row?.at ?? null;
}

/** All that is unfinished falls due: whoever worked on it has ended. */
export async function retryAll(q: Queryable, at: number): Promise<void> {
  await q.query(
    `update demo_round set retry_at = $1 where state in ('betting', 'paying', 'ending') and retry_at > $1`,
    [at],
  );
}

/** The number of the player's next round, and when the last one began, refused ones too. */
export async function lastOf(
  q: Queryable,
  { playerId, gameId }: Player,
): Promise<{ number: number; at: number | null }> {
  const [row] = await q.query<{ number: number; at: number | null }>(
    `select coalesce(max(number) filter (where state <> 'refused'), 0) as number, max(created_at) as at
     from demo_round where player_id = $1 and game_id = $2`,
    [playerId, gameId],
  );
  return row ?? { number: 0, at: null };
}

export interface NewRound
  extends Omit<
    StoredRound,
    'seed' | 'sessionId' | 'state' | 'problem' | 'balance' | 'tries' | 'createdAt'
  > {
  seed: Seed;
  at: number;
  retryAt: number;
}

/** A drawn round whose stake is not taken yet; false where another one of the player is undecided. */
export async function insertRound(q: Queryable, round: NewRound): Promise<boolean> {
  const rows = await q.query(
    `insert into demo_round (id, play_id, player_id, game_id, request_id, seed_id, number, bets, stake, currency, result, won,
       state, created_at, retry_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'betting', $13, $14)
     on conflict do nothing returning id`,
    [
      ...[round.id, round.playId, round.playerId, round.gameId, round.requestId, round.seed.id],
      ...[round.number, JSON.stringify(round.bets), round.stake, round.currency],
      ...[JSON.stringify(round.result), round.won, round.at, round.retryAt],
    ],
  );
  return rows.length === 1;
}

export interface Step {
  state: RoundState;
  problem?: WalletProblem | undefined;
  balance?: number | undefined;
}

export async function saveStep(
  q: Queryable,
  id: string,
  { state, problem, balance }: Step,
  at: number,
): Promise<void> {
  await q.query(
    `update demo_round set state = $2, problem = coalesce($3, problem), balance = coalesce($4, balance),
       done_at = case when $2 in ('done', 'refused') then $5::bigint end, tries = 0
     where id = $1`,
    [id, state, problem ? JSON.stringify(problem) : null, balance ?? null, at],
  );
}

export async function saveTry(q: Queryable, id: string, retryAt: number): Promise<void> {
  await q.query(`update demo_round set tries = tries + 1, retry_at = $2 where id = $1`, [
    id,
    retryAt,
  ]);
}

export async function markShown(q: Queryable, id: string, at: number): Promise<void> {
  await q.query(`update demo_round set shown_at = $2 where id = $1 and shown_at is null`, [id, at]);
}

/** Marks rounds that nobody was shown as shown; the last one's id, undefined without one. */
export async function takeUnshown(
  q: Queryable,
  { playerId, gameId }: Player,
  at: number,
): Promise<string | undefined> {
  const rows = await q.query<{ id: string; number: number }>(
    `update demo_round r set shown_at = $3
     where r.player_id = $1 and r.game_id = $2 and r.shown_at is null and ${DECIDED} returning r.id, r.number`,
    [playerId, gameId, at],
  );
  return rows.sort((a, b) => b.number - a.number)[0]?.id;
}
