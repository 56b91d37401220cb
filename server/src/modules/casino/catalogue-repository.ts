import type { Queryable } from '../../lib/db.ts';

export interface CatalogueProvider {
  id: string;
  name: string;
  lobbies: readonly string[];
  isDemo: boolean;
  isConnected: boolean;
  isClosed: boolean;
}

export interface CatalogueGame {
  id: string;
  providerId: string;
  kind: 'casino' | 'slot';
  category: string;
  name: string;
  /** Hundredths of a percent. */
  rtp: number | null;
  volatility: 'low' | 'medium' | 'high' | null;
  /** Won. */
  minStake: number;
  maxStake: number;
  motif: string;
  glaze: string;
  /** Epoch milliseconds. */
  addedAt: number;
}

/** Adds providers in this order, or changes those that are there; what staff has closed stays closed. */
export async function upsertProviders(
  q: Queryable,
  providers: readonly CatalogueProvider[],
): Promise<void> {
  await q.query(
    `insert into casino_provider (id, name, lobbies, is_demo, is_connected, is_closed, rank)
     select p ->> 'id', p ->> 'name', array(select jsonb_array_elements_text(p -> 'lobbies')),
       (p ->> 'isDemo')::boolean, (p ->> 'isConnected')::boolean, (p ->> 'isClosed')::boolean, n
     from jsonb_array_elements($1::jsonb) with ordinality as t (p, n)
     on conflict (id) do update set name = excluded.name, lobbies = excluded.lobbies, is_demo = excluded.is_demo,
       is_connected = excluded.is_connected, rank = excluded.rank`,
    [JSON.stringify(providers)],
  );
}

/** The same of games; they have been in the lobby since they were first added. */
export async function upsertGames(q: Queryable, games: readonly CatalogueGame[]): Promise<void> {
  await q.query(
    `insert into casino_game (id, provider_id, kind, category, name, rtp, volatility, min_stake, max_stake, motif, glaze,
       added_at, rank)
     select g.id, g."providerId", g.kind, g.category, g.name, g.rtp, g.volatility, g."minStake", g."maxStake", g.motif,
       g.glaze, g."addedAt", t.n
     from jsonb_array_elements($1::jsonb) with ordinality as t (game, n)
     cross join lateral jsonb_to_record(t.game) as g (id text, "providerId" text, kind text, category text, name text,
       rtp int, volatility text, "minStake" bigint, "maxStake" bigint, motif text, glaze text, "addedAt" bigint)
     on conflict (id) do update set kind = excluded.kind, category = excluded.category, name = excluded.name,
       rtp = excluded.rtp, volatility = excluded.volatility, min_stake = excluded.min_stake,
       max_stake = excluded.max_stake, motif = excluded.motif, glaze = excluded.glaze, rank = excluded.rank`,
    [JSON.stringify(games)],
  );
}
