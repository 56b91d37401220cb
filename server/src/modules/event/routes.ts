import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { added, found, gone } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { takeDraft } from '../../lib/staff-html.ts';
import { actingOf } from '../../lib/staff-rows.ts';
import type { EventDesk } from './desk.ts';
import type { EventReader } from './repository.ts';
import type { EventService } from './service.ts';

type EventHandlers = Pick<Handlers, 'getEvents' | 'getEvent' | 'joinEvent'>;

type DeskHandlers = Pick<
  Handlers,
  'getDeskEvents' | 'addEvent' | 'changeEvent' | 'deleteEvent' | 'getEventMembers'
>;

const DEFAULT_JOINED = 100;

function readerOf({ member, now }: RequestContext): EventReader {
  return { memberId: member.memberId, isStaff: roleOf(member) !== 'member', now };
}

export function eventRoutes(events: EventService): EventHandlers {
  return {
    async getEvents(_request, ctx) {
      return { status: 200, body: await events.list(readerOf(ctx)) };
    },
    async getEvent({ params }, ctx) {
      return found(await events.find(params.eventId, readerOf(ctx)));
    },
    async joinEvent({ params }, ctx) {
      const joined = await events.join(params.eventId, readerOf(ctx));
      return joined.ok ? { status: 200, body: joined.event } : problem(joined.error);
    },
  };
}

/** What staff does with events. */
export function eventDeskRoutes(events: EventService, desk: EventDesk): DeskHandlers {
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
    deleteEvent: async ({ params }, ctx) => gone(await desk.delete(params.eventId, actingOf(ctx))),
    async getEventMembers({ params, query: { cursor, limit = DEFAULT_JOINED } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return found(await events.members(params.eventId, { after, limit }));
    },
  };
}
