import type { Queryable } from '../../lib/db.ts';
import type { Play } from './types.ts';

export async function insertPlay(
  q: Queryable,
  { id, sessionId, playerId, gameId, currency }: Play,
  at: number,
): Promise<void> {
  await q.query(
    `insert into demo_play (id, session_id, player_id, game_id, currency, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, sessionId, playerId, gameId, currency, at],
  );
}

export async function findPlay(q: Queryable, id: string): Promise<Play | undefined> {
  const [play] = await q.query<Play>(
    `select id, session_id as "sessionId", player_id as "playerId", game_id as "gameId", currency
     from demo_play where id = $1`,
    [id],
  );
  return play;
}
