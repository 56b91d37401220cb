import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { AdjustmentDesk } from '../adjustment/index.ts';
import { actorOf } from './acting.ts';

/** What is wrong with what a list gives, whoever is on it; null where nothing is. */
function rewardProblem({
  account,
  amount,
  amountUsd,
}: Pick<components['schemas']['EventRewardList'], 'account' | 'amount' | 'amountUsd'>) {
  if (account === 'points' && amountUsd !== null)
    return problem('VALIDATION', {
      errors: [{ path: 'amountUsd', message: 'must be null for points' }],
    });
  if (amount === null && amountUsd === null)
    return problem('VALIDATION', { errors: [{ path: 'amount', message: 'must be given' }] });
  return null;
}

/** Rewards of events, given to many members at once. */
export function eventRoutes({ rewards }: Pick<AdjustmentDesk, 'rewards'>): Partial<Handlers> {
  return {
    async previewEventRewards({ params: { eventId }, body }, ctx) {
      const wrong = rewardProblem(body);
      if (wrong !== null) return wrong;
      const asking = { actor: actorOf(ctx), now: ctx.now };
      const found = await rewards.preview({ ...body, eventId }, asking);
      return found === null ? problem('NOT_FOUND') : { status: 200, body: found };
    },
    async payEventRewards({ params: { eventId }, body, headers }, ctx) {
      const wrong = rewardProblem(body);
      if (wrong !== null) return wrong;
      const asking = { actor: actorOf(ctx), key: headers['Idempotency-Key'], now: ctx.now };
      const paid = await rewards.pay({ ...body, eventId }, asking);
      if (paid.kind === 'paid') return { status: 200, body: paid.result };
      return problem(paid.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'NOT_FOUND');
    },
  };
}
