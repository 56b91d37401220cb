import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { problem } from '../../lib/problem.ts';
import type { EventReader } from './repository.ts';
import type { EventService } from './service.ts';

type EventHandlers = Pick<Handlers, 'getEvents' | 'getEvent' | 'joinEvent'>;

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
