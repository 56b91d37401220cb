import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import { fromCursor, toCursor } from './cursor.ts';
import type { MessageService } from './service.ts';

type MessageHandlers = Pick<
  Handlers,
  'getMessages' | 'getUnreadCount' | 'openMessage' | 'deleteMessage'
>;

const PAGE = 15;

export function messageRoutes(messages: MessageService): MessageHandlers {
  return {
    async getMessages({ query }, ctx) {
      const { memberId } = requireSession(ctx);
      const limit = query.limit ?? PAGE;
      const after = query.cursor === undefined ? null : fromCursor(query.cursor);
      if (after === undefined) {
        return problem('VALIDATION', {
          errors: [{ path: 'cursor', message: 'unknown cursor' }],
        });
      }
      // One more than asked tells whether another page follows.
      const rows = await messages.list(memberId, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const nextCursor = rows.length > limit && last ? toCursor(last) : null;
      const data = page.map(({ id, title, sentAt, readAt }) => ({ id, title, sentAt, readAt }));
      return { status: 200, body: { data, nextCursor } };
    },
    async getUnreadCount(_request, ctx) {
      return { status: 200, body: await messages.unreadCount(requireSession(ctx).memberId) };
    },
    async openMessage({ params }, ctx) {
      const { memberId } = requireSession(ctx);
      const message = await messages.open(memberId, params.messageId, ctx.now);
      return message === null ? problem('NOT_FOUND') : { status: 200, body: message };
    },
    async deleteMessage({ params }, ctx) {
      const { memberId } = requireSession(ctx);
      const outcome = await messages.remove(memberId, params.messageId, ctx.now);
      if (outcome === 'missing') return problem('NOT_FOUND');
      if (outcome === 'unread') return problem('INVALID_STATE');
      return { status: 204, body: undefined };
    },
  };
}
