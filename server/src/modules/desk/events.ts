import type { components } from '#contract/types.gen.ts';
import type { Handlers } from '../../contract/types.ts';
import { added, done, found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { takeDraft } from '../../lib/staff-html.ts';
import type { AdjustmentDesk } from '../adjustment/index.ts';
import type { EventDesk, EventService } from '../event/index.ts';
import { actingOf, actorOf, askingOf } from './acting.ts';

const DEFAULT_JOINED = 100;

/** What is wrong with what a list gives, whoever is on it; null where nothing is. */
function rewardProblem({
  account,
  amount,
  amountUsd,
}: Pick<components['schemas']['EventRewardList'], 'account' | 'amount' | 'amountUsd'>) {
  if (account === 'points' && amountUsd !== null)
    return fieldProblem('amountUsd', 'must be null for points');
  if (amount === null && amountUsd === null) return fieldProblem('amount', 'must be given');
  return null;
}

interface EventPorts extends Pick<AdjustmentDesk, 'rewards'> {
  events: Pick<EventService, 'members'>;
  desk: EventDesk;
}

/** Events, and their rewards, given to many members at once. */
export function eventRoutes({ events, desk, rewards }: EventPorts): Partial<Handlers> {
  return {
    getDeskEvents: async () => ({ status: 200, body: await desk.list() }),
    addEvent: ({ body, headers }, ctx) =>
      takeDraft(body, async (draft) =>
        added(await desk.add(draft, headers['Idempotency-Key'], actingOf(ctx))),
      ),
    changeEvent: ({ params, body }, ctx) =>
      takeDraft(body, async (draft) =>
        found(await desk.change(params.eventId, draft, actingOf(ctx))),
      ),
    deleteEvent: async ({ params }, ctx) => done(await desk.delete(params.eventId, actingOf(ctx))),
    async getEventMembers({ params, query: { cursor, limit = DEFAULT_JOINED } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return found(await events.members(params.eventId, { after, limit }));
    },
    async previewEventRewards({ params: { eventId }, body }, ctx) {
      const wrong = rewardProblem(body);
      if (wrong !== null) return wrong;
      const asking = { actor: actorOf(ctx), now: ctx.now };
      return found(await rewards.preview({ ...body, eventId }, asking));
    },
    async payEventRewards({ params: { eventId }, body, headers }, ctx) {
      const wrong = rewardProblem(body);
      if (wrong !== null) return wrong;
      const paid = await rewards.pay({ ...body, eventId }, askingOf(ctx, headers));
      if (paid.kind === 'paid') return { status: 200, body: paid.result };
      return problem(paid.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'NOT_FOUND');
    },
  };
}
