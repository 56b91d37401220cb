import type { CasinoBet, CasinoGame, FairState, PlayedRound } from '#rules/casino/types.ts';
import type { Currency } from '@/shared/lib/format';

/** A game as the provider opens it for a player. */
export interface Opened {
  playId: string;
  gameId: string;
  game: CasinoGame;
  currency: Currency;
  /** Minor units, as are the limits of a round. */
  balance: number;
  minStake: number;
  maxStake: number;
  /** Between two rounds. */
  cycleMs: number;
  /** Of the next round. */
  fair: FairState;
  /** The last ten, newest first. */
  rounds: readonly PlayedRound[];
  /** Was interrupted and has been finished since. */
  resumed: PlayedRound | null;
  /** Until the next round may begin. */
  waitMs: number;
}

export interface RoundAnswer {
  round: PlayedRound;
  balance: number;
  fair: FairState;
  waitMs: number;
}

/** A round as somebody looks at it later. */
export interface Replay {
  game: CasinoGame;
  gameName: string;
  currency: Currency;
  round: PlayedRound;
}

/** What the provider refuses with; `title` is for the player. */
export interface Refusal {
  code: string;
  title: string;
  /** Until the next round may begin. */
  waitMs?: number;
  /** Of the next round, where what was refused has used up the one before. */
  fair?: FairState;
}

/** An answer came. Without one an error is thrown: what was requested may have happened or not. */
export type Answer<T> = { ok: true; data: T } | { ok: false; refusal: Refusal };

export interface GamesApi {
  open: (token: string) => Promise<Answer<Opened>>;
  state: (playId: string) => Promise<Answer<Opened>>;
  /** The same `requestId` again gives the same round. */
  round: (
    playId: string,
    body: { requestId: string; bets: readonly CasinoBet[] },
  ) => Promise<Answer<RoundAnswer>>;
  seed: (playId: string, clientSeed: string) => Promise<Answer<{ fair: FairState }>>;
  replay: (roundId: string, search: URLSearchParams) => Promise<Answer<Replay>>;
}

/** No answer, or one that does not say what became of the request. */
export class LostAnswer extends Error {}

function isRefusal(body: unknown): body is Refusal {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'title' in body &&
    typeof body.title === 'string'
  );
}

/** Longer than the provider asks the wallet for. */
const PATIENCE_MS = 15_000;

async function ask<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    body = await response.json();
  } catch (error) {
    throw new LostAnswer('no answer', { cause: error });
  }
  if (response.ok) return { ok: true, data: body as T };
  if (response.status >= 500 || !isRefusal(body)) throw new LostAnswer(String(response.status));
  return { ok: false, refusal: body };
}

function post(body: unknown, playId?: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(playId && { 'x-play': playId }) },
    body: JSON.stringify(body),
  };
}

/** The provider behind the origin of the page. */
export const gamesApi: GamesApi = {
  open: (token) => ask('/play/open', post({ token })),
  state: (playId) => ask('/play/state', { headers: { 'x-play': playId } }),
  round: (playId, body) => ask('/play/round', post(body, playId)),
  seed: (playId, clientSeed) => ask('/play/seed', post({ clientSeed }, playId)),
  replay: (roundId, search) => ask(`/replay/${encodeURIComponent(roundId)}/data?${search}`, {}),
};
