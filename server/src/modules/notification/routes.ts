import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import type { NotificationService } from './service.ts';

const DEFAULT_LIMIT = 15;

export function notificationRoutes(
  notifications: NotificationService,
): Pick<Handlers, 'getNotifications' | 'readNotifications'> {
  return {
    async getNotifications({ query: { kind, cursor, limit = DEFAULT_LIMIT } }, ctx) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      const reader = { memberId: ctx.member.memberId, now: ctx.now };
      return { status: 200, body: await notifications.list(reader, { kind, after, limit }) };
    },
    async readNotifications({ body: { id } }, ctx) {
      const reader = { memberId: ctx.member.memberId, now: ctx.now };
      return { status: 200, body: await notifications.read(reader, id) };
    },
  };
}
