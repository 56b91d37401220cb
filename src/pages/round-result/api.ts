import { isGetBetsAnswer, isGetRoundsAnswer } from '#contract/checks.gen.ts';
import { roundOf, roundsOfDay } from '#rules/rounds/clock.ts';
import { gameById, gamePath } from '#rules/rounds/round.ts';
import { type Bet, toBet } from '@/entities/bet';
import type { PlayedRound } from '@/entities/round';
import { type ApiClient, request } from '@/shared/api';

/** How many rounds are loaded at once. */
export const PAGE = 40;

/** The rounds of one game on one day. */
export interface GameDay {
  gameId: number;
  /** Day in Seoul, 20261120. */
  dayKey: string;
}

export interface RoundsQuery extends GameDay {
  /** Rounds with a lower number alone; the newest where it is left out. */
  before?: number | undefined;
}

/** Loads a page of rounds, newest first; the next one begins before `next`. */
export async function loadRounds(api: ApiClient, { gameId, dayKey, before }: RoundsQuery) {
  const query = { gameId, dayKey, limit: PAGE, ...(before !== undefined && { before }) };
  const call = api.GET('/minigame/rounds', { params: { query } });
  const { rounds, next } = await request(call, isGetRoundsAnswer);
  return { items: rounds as readonly PlayedRound[], next };
}

/** Loads the page of rounds that follows a round, newest first. */
export async function loadNewer(
  api: ApiClient,
  { after, ...day }: GameDay & { after: number },
): Promise<readonly PlayedRound[]> {
  const game = gameById(day.gameId);
  const end = game ? roundsOfDay(game) + 1 : after;
  const { items } = await loadRounds(api, { ...day, before: Math.min(after + PAGE + 1, end) });
  return items.filter(({ round }) => round > after);
}

/** Loads the member's bets on the rounds of a day: each was placed while its round was open. */
export async function loadOwnBets(
  api: ApiClient,
  { gameId, dayKey }: GameDay,
): Promise<readonly Bet[]> {
  const game = gameById(gameId);
  const first = game && roundOf(game, dayKey, 1);
  const last = game && roundOf(game, dayKey, roundsOfDay(game));
  if (!first || !last) return [];
  const filter = { game: gamePath(game), from: first.opensAt, to: last.drawsAt, limit: 100 };
  const bets: Bet[] = [];
  let cursor: string | null = null;
  do {
    const query: typeof filter & { cursor?: string } = { ...filter, ...(cursor && { cursor }) };
    const call = api.GET('/bet', { params: { query } });
    const answer: { data: Parameters<typeof toBet>[0][]; nextCursor: string | null } =
      await request(call, isGetBetsAnswer);
    bets.push(...answer.data.map(toBet));
    cursor = answer.nextCursor;
  } while (cursor !== null);
  return bets;
}
