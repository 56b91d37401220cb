import { isPlaceRoundBetAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type Bet, toBet } from '@/entities/bet';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type RoundOrder = Dto<'PlaceRoundBetRequest'>;

/** After this long without an answer nobody knows what became of the bet. */
const answerLimitMs = 10_000;

/** Sends a bet under its key. The server answers the same key alike for ever. */
export async function placeRoundBet(
  api: ApiClient,
  { key, body }: Keyed<RoundOrder>,
): Promise<Bet> {
  const call = api.POST('/minigame/bet', {
    params: { header: { 'Idempotency-Key': key } },
    body,
    signal: AbortSignal.timeout(answerLimitMs),
  });
  return toBet(await request(call, isPlaceRoundBetAnswer));
}
