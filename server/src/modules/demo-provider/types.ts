import type { components } from '#contract/provider.gen.ts';
import type { CasinoBet, CasinoGame, CasinoResult } from '#rules/casino/types.ts';
import type { Currency } from '#rules/money.ts';

/** One opening of a game: a session of the wallet's, and the page that plays in it. */
export interface Play {
  id: string;
  sessionId: string;
  /** By whom the wallet knows the player. */
  playerId: string;
  gameId: string;
  currency: Currency;
}

/** Whose rounds they are: seeds and rounds go on over openings of the game. */
export type Player = Pick<Play, 'playerId' | 'gameId'>;

/** What a round is drawn from. */
export interface Seed {
  id: number;
  /** 32 bytes. */
  serverSeed: Uint8Array;
  /** Its SHA-256 in hex. */
  commitment: string;
  clientSeed: string;
  nonce: number;
}

/** Why the wallet refused a call for good. */
export interface WalletProblem {
  code: components['schemas']['ProblemCode'];
  /** What the game takes at least or at most, minor units. */
  limit?: number;
  /** A refusal code of the site. */
  reason?: string;
}

export type RoundState = 'betting' | 'paying' | 'ending' | 'done' | 'refused';

/** A round as it is in the books, with the seed that it was drawn from. */
export interface StoredRound extends Player {
  id: string;
  playId: string;
  sessionId: string;
  requestId: string;
  number: number;
  bets: CasinoBet[];
  stake: number;
  currency: Currency;
  result: CasinoResult;
  won: number;
  state: RoundState;
  problem: WalletProblem | null;
  balance: number | null;
  createdAt: number;
  tries: number;
  seed: Omit<Seed, 'id'>;
}

/** A game with its limits in the player's currency. */
export interface Table {
  game: CasinoGame;
  name: string;
  cycleMs: number;
  minStake: number;
  maxStake: number;
}

export type PlayCode =
  | WalletProblem['code']
  | 'INVALID_REQUEST'
  | 'INVALID_BET'
  | 'REQUEST_REUSED'
  | 'PLAY_UNKNOWN'
  | 'GAME_UNKNOWN'
  | 'REPLAY_UNKNOWN'
  | 'TOO_FAST'
  | 'PENDING'
  | 'INTERNAL';

/** What the page is answered where a call is not done; `title` is for the player. */
export interface PlayError {
  code: PlayCode;
  title: string;
  /** Until the next round may begin, milliseconds. */
  waitMs?: number;
}
