import { isGetLatestWinsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** A won bet, in minor units of the list's currency. */
export type Win = Readonly<Dto<'FameRow'>>;
export type Wins = Awaited<ReturnType<typeof loadWins>>;

/** Loads the bets that were won last, the latest first. */
export function loadWins(api: ApiClient) {
  return request(api.GET('/hallOfFame/latest'), isGetLatestWinsAnswer);
}
