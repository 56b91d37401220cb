import type { Queryable } from '../../lib/db.ts';

export interface GameNames {
  gameName: string;
  providerName: string;
}

/** Reads what games and their providers are called, by game. */
export async function readNames(
  q: Queryable,
  gameIds: readonly string[],
): Promise<Map<string, GameNames>> {
  const rows = await q.query<GameNames & { id: string }>(
    `select g.id, g.name as "gameName", p.name as "providerName"
     from casino_game g join casino_provider p on p.id = g.provider_id where g.id = any($1)`,
    [gameIds],
  );
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
