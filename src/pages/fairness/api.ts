import { isGetRoundAnswer, isGetRoundsAnswer, isGetWorldDayAnswer } from '#contract/checks.gen.ts';
import type { PlayedRound } from '@/entities/round';
import type { RoundDetail, WorldDay } from '@/features/round-verify';
import { type ApiClient, request } from '@/shared/api';

const limit = 50;

export interface RoundsQuery {
  gameId: number;
  dayKey: string;
  /** Rounds with a lower number alone; the newest first without it. */
  before: number | null;
}

/** Loads the rounds of a day from the newest on, or from below a number. */
export async function loadRounds(
  api: ApiClient,
  { query: { gameId, dayKey, before }, cursor }: { query: RoundsQuery; cursor: number | null },
): Promise<{ items: readonly PlayedRound[]; next: number | null }> {
  const from = cursor ?? before;
  const query = { gameId, dayKey, limit, ...(from !== null && { before: from }) };
  const { rounds, next } = await request(
    api.GET('/minigame/rounds', { params: { query } }),
    isGetRoundsAnswer,
  );
  return { items: rounds, next };
}

/** Loads a round with all that its result is derived from. */
export function loadRound(api: ApiClient, roundId: string): Promise<RoundDetail> {
  return request(
    api.GET('/minigame/round/{roundId}', { params: { path: { roundId } } }),
    isGetRoundAnswer,
  );
}

/** Loads a day of simulated matches with what it is drawn from. */
export function loadWorldDay(api: ApiClient, dayKey: string): Promise<WorldDay> {
  return request(
    api.GET('/sports/day/{dayKey}', { params: { path: { dayKey } } }),
    isGetWorldDayAnswer,
  );
}
