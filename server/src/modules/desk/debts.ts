import type { Handlers, RequestContext } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { actorOf } from './acting.ts';
import type { QueueService } from './queue-service.ts';

/** What members owe the site: given up, or taken from what they have. */
export function debtRoutes(queues: Pick<QueueService, 'forgive' | 'collect'>): Partial<Handlers> {
  const askingOf = (ctx: RequestContext, key: string) => ({
    actor: actorOf(ctx),
    key,
    now: ctx.now,
  });
  return {
    async forgiveDebt({ params: { debtId }, body, headers }, ctx) {
      const forgiving = { debtId, reason: body.reason };
      const result = await queues.forgive(forgiving, askingOf(ctx, headers['Idempotency-Key']));
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      if (result.kind === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return problem(result.error === 'INSUFFICIENT_FUNDS' ? 'INVALID_STATE' : result.error);
    },
    async collectDebt({ params: { debtId }, body, headers }, ctx) {
      const asking = askingOf(ctx, headers['Idempotency-Key']);
      const result = await queues.collect({ ...body, debtId }, asking);
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : result.error);
    },
  };
}
