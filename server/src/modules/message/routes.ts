import type { Handlers } from '../../contract/types.ts';
import { done, found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import type { MessageService } from './service.ts';

type MessageHandlers = Pick<
  Handlers,
  'getMessages' | 'getUnreadCount' | 'openMessage' | 'deleteMessage'
>;

const DEFAULT_LIMIT = 15;

export function messageRoutes(messages: MessageService): MessageHandlers {
  return {
    async getMessages({ query }, ctx) {
      const { memberId } = ctx.member;
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const page = await messages.list(memberId, { after, limit: query.limit ?? DEFAULT_LIMIT });
      return { status: 200, body: page };
    },
    async getUnreadCount(_request, ctx) {
      return { status: 200, body: await messages.unreadCount(ctx.member.memberId) };
    },
    async openMessage({ params }, ctx) {
      const { memberId } = ctx.member;
      return found(await messages.open(memberId, params.messageId, ctx.now));
    },
    async deleteMessage({ params }, ctx) {
      const { memberId } = ctx.member;
      return done(await messages.remove(memberId, params.messageId, ctx.now));
    },
  };
}
