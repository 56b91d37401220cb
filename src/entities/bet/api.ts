import { type ApiClient, isGetBetsAnswer, request } from '@/shared/api';
import { type Bet, toBet } from './lib/bet';

export interface BetQuery {
  state: 'open' | 'settled';
  /** 1 sports, 2 live, 3 minigame, 4 virtual, 5 casino; all when left out. */
  type?: Bet['type'];
  /** Epoch milliseconds of the placement. */
  from?: number;
  to?: number;
}

/** Loads one page of the member's bets, newest first. */
export async function loadBetPage(
  api: ApiClient,
  query: BetQuery & { cursor?: string; limit: number },
) {
  const answer = await request(api.GET('/bet', { params: { query } }), isGetBetsAnswer);
  const items: readonly Bet[] = answer.data.map(toBet);
  return { items, next: answer.nextCursor };
}
