import { isGetBetsAnswer } from '#contract/checks.gen.ts';
import { type Bet, type BetQuery, isFixtureLeg, type LiveScores } from '@/entities/bet';
import { loadDetails } from '@/entities/slip';
import { type ApiClient, request } from '@/shared/api';
import { type Rebet, toRebet } from './lib/rebet';

const mostBets = 100;

/** The scores of the matches of the newest bets of the history. */
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

/** Looks up today's odds of every leg of a bet. */
export async function loadRebet(api: ApiClient, bet: Bet): Promise<Rebet> {
  const ids = bet.legs.filter(isFixtureLeg).map(({ fixtureId }) => fixtureId);
  return toRebet(bet, await loadDetails(api, ids));
}
