import { isBet, isGetBetByKeyAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type Bet, toBet } from '@/entities/bet';
import {
  type ApiClient,
  type ApiError,
  isHandledByApp,
  type ProblemCode,
  type Refusal as RefusalDto,
  request,
} from '@/shared/api';
import { type Refusal, toRefusal } from '@/entities/slip';

export interface Placement {
  /** Idempotency key, made when the slip was confirmed; the same for every sending. */
  key: string;
  memberId: string;
  body: Dto<'PlaceBetRequest'>;
}

export interface Outcome {
  bet: Bet | null;
  refusals: Refusal[];
}

export type PlaceBetFailure =
  /** Nobody knows whether the server took it. */
  | { kind: 'unanswered' }
  | { kind: 'refused'; refusals: Refusal[] }
  /** Not taken, for a reason that is not the slip's. */
  | {
      kind: 'rejected';
      code: ProblemCode;
      message: string;
      requestId: string | null;
      isSilent: boolean;
    };

/** After this long without an answer the outcome counts as unknown. */
const answerLimitMs = 10_000;

/** Sends a slip under its key. The server answers the same key alike for ever. */
export async function placeBet(api: ApiClient, { key, body }: Placement): Promise<Bet> {
  const call = api.POST('/bet', {
    params: { header: { 'Idempotency-Key': key } },
    body,
    signal: AbortSignal.timeout(answerLimitMs),
  });
  return toBet(await request(call, isBet));
}

/** What became of a key; a 404 failure means that the server never took it. */
export async function loadOutcome(api: ApiClient, key: string): Promise<Outcome> {
  const { bet, refusals } = await request(
    api.GET('/bet/key/{key}', { params: { path: { key } } }),
    isGetBetByKeyAnswer,
  );
  return { bet: bet && toBet(bet), refusals: refusals.map(toRefusal) };
}

/**
 * An answer of 5xx may have come after the bet was booked. A guard that turns a
 * repeat away (unread message, session, too many calls) says nothing of the sending before it, which may be booked.
 */
export function toFailure(error: ApiError, isRepeat: boolean): PlaceBetFailure {
  // Plain words come from what is in front of the server, which cannot say what became of the bet.
  if (error.kind !== 'problem' || error.code === null) return { kind: 'unanswered' };
  const { code, message, requestId, status, refusals } = error;
  if (code === 'BET_REFUSED')
    return { kind: 'refused', refusals: (refusals as RefusalDto[]).map(toRefusal) };
  if (isRepeat || code === 'INTERNAL' || code === 'UNAVAILABLE') return { kind: 'unanswered' };
  const isSilent = isHandledByApp(error) || status === 401;
  return { kind: 'rejected', code, message, requestId, isSilent };
}
