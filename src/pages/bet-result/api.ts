import { type Bet, type BetQuery, isFixtureLeg, type LiveScores } from '@/entities/bet';
import {
  type ApiClient,
  type FixtureDetailDto,
  isApiError,
  isProblem,
  request,
  isGetBetsAnswer,
  isGetFixtureAnswer,
} from '@/shared/api';
import { type Rebet, toRebet } from './lib/rebet';

const mostBets = 100;

/** Reads how the matches of the newest bets of the history stand. */
export async function loadScores(api: ApiClient, query: BetQuery): Promise<LiveScores> {
  const newest = { ...query, limit: mostBets };
  const { data } = await request(api.GET('/bet', { params: { query: newest } }), isGetBetsAnswer);
  const scores = data
    .flatMap(({ legs }) => legs.filter(isFixtureLeg))
    .map(({ fixtureId, fixtureStatus: status, score, clock }) => [
      fixtureId,
      { status, score, clock },
    ]);
  return Object.fromEntries(scores);
}

async function loadFixture(api: ApiClient, fixtureId: string): Promise<FixtureDetailDto | null> {
  try {
    const call = api.GET('/sports/fixture/{fixtureId}', { params: { path: { fixtureId } } });
    return (await request(call, isGetFixtureAnswer)).data;
  } catch (error) {
    // A match that is gone is no failure here: its leg is named as dropped.
    if (isApiError(error) && isProblem(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Looks up today's odds of every leg of a bet. */
export async function loadRebet(api: ApiClient, bet: Bet): Promise<Rebet> {
  const ids = [...new Set(bet.legs.filter(isFixtureLeg).map(({ fixtureId }) => fixtureId))];
  const loaded = await Promise.all(
    ids.map(async (id) => [id, await loadFixture(api, id)] as const),
  );
  return toRebet(bet, Object.fromEntries(loaded));
}
