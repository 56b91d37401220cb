import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { Maintenance } from './lobby-state.ts';

type Schemas = components['schemas'];

/** What a lobby has to know of who asks. */
export interface Visitor {
  state: string;
  currency: Currency;
  tendency: number;
  /** Won a dollar in ten-thousandths. */
  rate: number;
}

export async function readVisitor(q: Queryable, memberId: string): Promise<Visitor> {
  const [row] = await q.query<Visitor>(
    `select state, currency, tendency, ${USD_RATE} as rate
     from member where id = $1`,
    [memberId],
  );
  if (!row) throw new Error(`no member ${memberId}`);
  return row;
}

export interface ProviderRow extends Maintenance {
  id: string;
  name: string;
  isDemo: boolean;
  isConnected: boolean;
}

export interface GameRow
  extends Maintenance,
    Omit<
      Schemas['CasinoGame'],
      'isNew' | 'minStake' | 'maxStake' | 'art' | 'popularity' | 'state' | 'until'
    > {
  /** Won. */
  minStake: number;
  maxStake: number;
  motif: string;
  glaze: string;
  addedAt: number;
}

const PROVIDER = `id, name, is_demo as "isDemo", is_connected as "isConnected", is_closed as "isClosed", until`;
const GAME = `g.id, g.provider_id as "providerId", g.kind, g.category, g.name, g.rtp, g.volatility,
  g.min_stake as "minStake", g.max_stake as "maxStake", g.motif, g.glaze, g.added_at as "addedAt",
  g.is_closed as "isClosed", g.until`;

/** Lists the providers of a lobby, or all, in their order. */
export function listProviders(q: Queryable, lobby?: string): Promise<ProviderRow[]> {
  return q.query<ProviderRow>(
    `select ${PROVIDER} from casino_provider where $1::text is null or $1 = any(lobbies) order by rank, id`,
    [lobby ?? null],
  );
}

/** Lists their games of a kind, or all of them, by provider in its order. */
export function listGames(
  q: Queryable,
  providerIds: readonly string[],
  kind?: GameRow['kind'],
): Promise<GameRow[]> {
  return q.query<GameRow>(
    `select ${GAME} from casino_game g join casino_provider p on p.id = g.provider_id
     where p.id = any($1) and ($2::text is null or g.kind = $2) order by p.rank, p.id, g.rank, g.id`,
    [providerIds, kind ?? null],
  );
}

export interface FoundGame {
  game: Maintenance & Pick<GameRow, 'id' | 'providerId' | 'kind'>;
  provider: ProviderRow;
}

export async function findGame(q: Queryable, gameId: string): Promise<FoundGame | null> {
  const [game] = await q.query<GameRow>(`select ${GAME} from casino_game g where g.id = $1`, [
    gameId,
  ]);
  if (!game) return null;
  const provider = await findProvider(q, game.providerId);
  return provider && { game, provider };
}

export async function findProvider(q: Queryable, id: string): Promise<ProviderRow | null> {
  const rows = await q.query<ProviderRow>(`select ${PROVIDER} from casino_provider where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Counts the rounds of all members since an instant, by game. */
export async function countRounds(q: Queryable, since: number): Promise<Map<string, number>> {
  const rows = await q.query<{ gameId: string; rounds: number }>(
    `select game_id as "gameId", count(*)::int as rounds from casino_round where opened_at >= $1 group by game_id`,
    [since],
  );
  return new Map(rows.map(({ gameId, rounds }) => [gameId, rounds]));
}

/** Lists the games that a member has played, the latest first. */
export function listRecent(
  q: Queryable,
  memberId: string,
  most: number,
): Promise<{ gameId: string; at: number }[]> {
  // By game: the last round of one is found at once, however many there are.
  return q.query(
    `select g.id as "gameId", r.opened_at as at from casino_game g
     cross join lateral (select opened_at from casino_round where member_id = $1 and game_id = g.id
       order by number desc limit 1) r
     order by r.opened_at desc, g.id limit $2`,
    [memberId, most],
  );
}
