import {
  isGetCasinoRoundAnswer,
  isGetCasinoRoundsAnswer,
  isGetTournamentsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** Amounts in minor units of its currency, instants in epoch milliseconds. */
export type CasinoRound = Readonly<Dto<'CasinoRound'>>;

export interface Played {
  /** Of the game, newest first. */
  rounds: readonly CasinoRound[];
  /** What the rounds since the launch come to. */
  staked: number;
  won: number;
}

/** How many rounds of a game are listed beside it. */
const listed = 10;

/** Loads the last rounds of a game, and the sums of those since a launch. */
export async function loadPlayed(
  api: ApiClient,
  { gameId, sessionId }: { gameId: string; sessionId: string },
): Promise<Played> {
  const load = (query: object) =>
    request(api.GET('/casino/round', { params: { query } }), isGetCasinoRoundsAnswer);
  const [ofGame, ofSession] = await Promise.all([
    load({ gameId, limit: listed }),
    load({ sessionId, limit: 1 }),
  ]);
  return { rounds: ofGame.data, staked: ofSession.staked, won: ofSession.won };
}

/** Loads a round call by call, and where it can be seen again. */
export function loadRound(api: ApiClient, roundId: string) {
  const params = { path: { roundId } };
  return request(api.GET('/casino/round/{roundId}', { params }), isGetCasinoRoundAnswer);
}

/** Loads whether a tournament of casino and slots runs. */
export async function loadPromotion(api: ApiClient): Promise<boolean> {
  const params = { query: { kind: 'casino' as const } };
  const tournaments = await request(api.GET('/tournament', { params }), isGetTournamentsAnswer);
  return tournaments.some(({ state }) => state === 'running');
}
