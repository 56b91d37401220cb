import type { FastifyRequest } from 'fastify';
import type { components } from '#contract/types.gen.ts';
import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';

export type CasinoLeg = components['schemas']['CasinoLeg'];
export type CasinoKind = 'casino' | 'slot';
export type Theme = 'celadon' | 'porcelain';

/** What a leg of a round keeps. */
export interface CasinoSubject {
  gameId: string;
  providerId: string;
  /** The member's count of rounds of the game. */
  number: number;
  /** What the game gives back in the long run, basis points; left out where its provider says none. */
  return?: number;
}

export interface Launch {
  memberId: string;
  gameId: string;
  /** The member's session on the site: bets are taken as long as it lives. */
  loginSessionId: string;
  currency: Currency;
  now: number;
}

export interface CasinoSessions {
  /** A session at the game's provider, with a token that it exchanges once within 60 seconds. */
  launch(q: Queryable, launch: Launch): Promise<{ sessionId: string; token: string }>;
}

/** Where the pages of a provider are, as the caller sees them. */
export interface ConnectedProvider {
  gameUrl(request: FastifyRequest, game: { gameId: string; token: string; theme: Theme }): string;
  /** The page of a round, for ten minutes; null where the provider has none. */
  replayUrl(
    request: FastifyRequest,
    round: { providerRoundId: string; theme: Theme },
  ): string | null;
}

export interface ProviderKey {
  id: string;
  secret: Uint8Array;
}

export interface RoundRefund {
  betId: string;
  /** The member of staff. */
  actor: string;
  ip: string;
  reason: string;
  now: number;
}

export interface Casino {
  sessions: CasinoSessions;
  /** Call it before the server answers. */
  connect(providerId: string, provider: ConnectedProvider): void;
  /** The one that is connected; null where there is none. */
  providerOf(providerId: string): ConnectedProvider | null;
  /** Those that are valid now, the newest first; makes the first one of a provider that has none. */
  keysOf(providerId: string): Promise<ProviderKey[]>;
  /** Those before it end in 24 hours. */
  rotateKey(providerId: string): Promise<ProviderKey>;
  /** Of an open round that has paid nothing, in the caller's transaction; call `changed` after its commit. */
  refundRound(
    q: Queryable,
    refund: RoundRefund,
  ): Promise<'refunded' | 'NOT_FOUND' | 'INVALID_STATE'>;
  /** Publishes the balance to a member's stream. */
  changed(memberId: string): Promise<void>;
}
