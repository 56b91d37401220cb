import { type ApiClient, isGetBetsAnswer, request } from '@/shared/api';
import { type Bet, toBet } from './lib/bet';

export interface BetQuery {
  /** -1 cancelled, 0 in progress, 1 lost, 2 won, 3 void; all when left out. */
  label?: Bet['label'];
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
