import { type ProblemAnswer, problem } from '../../lib/problem.ts';
import type { PlaceResult } from './place.ts';
import type { ShownBet } from './types.ts';

/** Answers an operation that places a bet of any kind, as the contract of `placeBet` says. */
export function placementAnswer<View>(
  result: PlaceResult<View>,
): { status: 201; body: ShownBet<View> } | ProblemAnswer {
  switch (result.kind) {
    case 'placed':
      return { status: 201, body: result.bet };
    case 'refused':
      return problem('BET_REFUSED', { refusals: result.refusals });
    case 'reused':
      return problem('IDEMPOTENCY_KEY_REUSED');
    case 'blocked':
      return problem('BETTING_BLOCKED');
    case 'unavailable':
      return problem('UNAVAILABLE');
  }
}
