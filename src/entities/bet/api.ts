import { isGetBetAnswer, isGetBetSummaryAnswer, isGetBetsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { SlipMode } from '#rules/slip-mode.ts';
import { type ApiClient, request } from '@/shared/api';
import { type Bet, toBet } from './lib/bet';

export interface BetQuery {
  /** -1 cancelled, 0 in progress, 1 lost, 2 won, 3 void; all when left out. */
  label?: Bet['label'];
  /** 1 sports, 2 live, 3 minigame, 4 virtual, 5 casino; all when left out. */
  type?: Bet['type'];
  /** Of bets on rounds: provider and game, `eos/powerball3`; of a virtual event bet365 and the venue. */
  game?: string;
  /** All modes when left out. */
  mode?: SlipMode;
  /** Id of a fixture that a leg is on. */
  eventId?: string;
  /** Epoch milliseconds of the placement. */
  from?: number;
  to?: number;
  /** Newest first when left out. */
  order?: 'recent' | 'stake';
}

/** Loads one bet of the member. */
export async function loadBet(api: ApiClient, betId: string): Promise<Bet> {
  return toBet(
    await request(api.GET('/bet/{betId}', { params: { path: { betId } } }), isGetBetAnswer),
  );
}

/** Counts and sums, minor units, of the bets that a list under the same filter has. */
export function loadBetSummary(
  api: ApiClient,
  query: Omit<BetQuery, 'label' | 'order'>,
): Promise<Dto<'BetSummary'>> {
  return request(api.GET('/bet/summary', { params: { query } }), isGetBetSummaryAnswer);
}

/** Loads one page of the member's bets. */
export async function loadBetPage(
  api: ApiClient,
  query: BetQuery & { cursor?: string; limit: number },
) {
  const answer = await request(api.GET('/bet', { params: { query } }), isGetBetsAnswer);
  const items: readonly Bet[] = answer.data.map(toBet);
  return { items, next: answer.nextCursor };
}
