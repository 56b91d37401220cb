import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { Debts } from '../wager/index.ts';
import { askingOf } from './acting.ts';
import type { QueueService } from './queue-service.ts';

const DEFAULT_LIMIT = 100;

/** What members owe the site: given up, or taken from what they have. */
export function debtRoutes(
  debts: Pick<Debts<components['schemas']['BetLeg']>, 'list'>,
  queues: Pick<QueueService, 'forgive' | 'collect'>,
): Partial<Handlers> {
  return {
    async getDebts({ query: { q, cursor, limit = DEFAULT_LIMIT, ...query } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return {
        status: 200,
        body: await debts.list({ ...query, begins: typedQuery(q), after, limit }),
      };
    },
    async forgiveDebt({ params: { debtId }, body: { reason }, headers }, ctx) {
      const result = await queues.forgive({ debtId, reason }, askingOf(ctx, headers));
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      if (result.kind === 'reused') return problem('IDEMPOTENCY_KEY_REUSED');
      return problem(result.error === 'INSUFFICIENT_FUNDS' ? 'INVALID_STATE' : result.error);
    },
    async collectDebt({ params: { debtId }, body, headers }, ctx) {
      const result = await queues.collect({ ...body, debtId }, askingOf(ctx, headers));
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : result.error);
    },
  };
}
