import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { actorOf } from './acting.ts';
import type { QueueService } from './queue-service.ts';

const DEFAULT_LIMIT = 100;

/** What waits for staff, and deciding it. */
export function queueRoutes(queues: QueueService): Partial<Handlers> {
  return {
    async getDeskQueues() {
      return { status: 200, body: await queues.state() };
    },
    async getDeskRequests({ params, query: { tab = 'waiting', limit = DEFAULT_LIMIT, cursor } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await queues.list(params.kind, { tab, after, limit }) };
    },
    getDeskRequest: async ({ params }) => found(await queues.detail(params.kind, params.requestId)),
    async decideDeskRequest({ params: { kind, requestId: id }, body: { event, reason } }, ctx) {
      const decision = { kind, id, event, reason, actor: actorOf(ctx), at: ctx.now };
      const result = await queues.decide(decision);
      if (result.ok) return { status: 200, body: result.request };
      if (result.error === 'REASON_REQUIRED') return fieldProblem('reason', 'is needed here');
      return problem(result.error);
    },
  };
}
