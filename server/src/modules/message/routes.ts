import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import type { createBroadcast } from './broadcast.ts';
import type { MessageService } from './service.ts';

type MessageHandlers = Pick<
  Handlers,
  'getMessages' | 'getUnreadCount' | 'openMessage' | 'deleteMessage' | 'sendMessages'
>;

const DEFAULT_LIMIT = 15;

export function messageRoutes(
  messages: MessageService,
  broadcast: ReturnType<typeof createBroadcast>,
): MessageHandlers {
  return {
    async sendMessages({ body, headers }, ctx) {
      const { memberId: actor } = requireSession(ctx);
      const key = headers['Idempotency-Key'];
      const sent = await broadcast(body, { actor, key, ip: ctx.ip, now: ctx.now });
      if (sent.kind === 'sent') return { status: 201, body: { sent: sent.count } };
      return problem(sent.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'NOT_FOUND');
    },
    async getMessages({ query }, ctx) {
      const { memberId } = requireSession(ctx);
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const page = await messages.list(memberId, { after, limit: query.limit ?? DEFAULT_LIMIT });
      return { status: 200, body: page };
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
