import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import type { CasinoKind, Launch } from './types.ts';

/** A provider's session of a game, with what its calls have to know. */
export interface WalletSession {
  id: string;
  providerId: string;
  gameId: string;
  kind: CasinoKind;
  /** Hundredths of a percent. */
  rtp: number | null;
  memberId: string;
  loginSessionId: string;
  currency: Currency;
}

const SESSION = `s.id, s.provider_id as "providerId", s.game_id as "gameId", g.kind, g.rtp, s.member_id as "memberId",
  s.login_session_id as "loginSessionId", s.currency`;

export async function insertSession(
  q: Queryable,
  launch: Launch & { id: string; tokenHash: string },
): Promise<void> {
  const { id, gameId, memberId, loginSessionId, currency, tokenHash, now } = launch;
  await q.query(
    `insert into casino_session (id, provider_id, game_id, member_id, login_session_id, currency, token_hash, created_at)
     select $1, g.provider_id, g.id, $3, $4, $5, $6, $7 from casino_game g where g.id = $2`,
    [id, gameId, memberId, loginSessionId, currency, tokenHash, now],
  );
}

/** Reads a session of a provider; null for another's. */
export async function findSession(
  q: Queryable,
  providerId: string,
  id: string,
): Promise<WalletSession | null> {
  const [row] = await q.query<WalletSession>(
    `select ${SESSION} from casino_session s join casino_game g on g.id = s.game_id
     where s.id = $2 and s.provider_id = $1`,
    [providerId, id],
  );
  return row ?? null;
}

export interface TokenUse {
  providerId: string;
  tokenHash: string;
  /** Tokens from then on are good. */
  since: number;
  now: number;
}

/** Opens the session of a token that was not used yet; null where there is none. */
export async function takeToken(
  q: Queryable,
  { providerId, tokenHash, since, now }: TokenUse,
): Promise<(WalletSession & { playerSecret: Uint8Array }) | null> {
  const [row] = await q.query<WalletSession & { playerSecret: Uint8Array }>(
    `update casino_session s set opened_at = $4 from casino_game g, casino_provider p
     where g.id = s.game_id and p.id = s.provider_id and s.provider_id = $1 and s.token_hash = $2 and s.opened_at is null
       and s.created_at >= $3
     returning ${SESSION}, p.player_secret as "playerSecret"`,
    [providerId, tokenHash, since, now],
  );
  return row ?? null;
}

/** Whether the provider was ever given this token. */
export async function hasToken(
  q: Queryable,
  providerId: string,
  tokenHash: string,
): Promise<boolean> {
  const rows = await q.query(
    'select 1 from casino_session where provider_id = $1 and token_hash = $2',
    [providerId, tokenHash],
  );
  return rows.length > 0;
}
