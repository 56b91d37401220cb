import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { BroadcastService } from './broadcast.ts';
import { audienceOf } from './receivers.ts';
import type { SentMessages } from './sent.ts';
import type { MessageService } from './service.ts';

type MessageHandlers = Pick<
  Handlers,
  | 'getMessages'
  | 'getUnreadCount'
  | 'openMessage'
  | 'deleteMessage'
  | 'getSentMessages'
  | 'getSentMessage'
  | 'sendMessages'
  | 'previewMessages'
  | 'recallMessages'
>;

const DEFAULT_LIMIT = 15;
const DEFAULT_SENT = 50;

const audienceProblem = () =>
  problem('VALIDATION', {
    errors: [{ path: 'body', message: 'names exactly one of memberIds, level and all' }],
  });

export interface DeskMessages {
  broadcast: BroadcastService;
  sent: SentMessages;
}

export function messageRoutes(
  messages: MessageService,
  { broadcast, sent }: DeskMessages,
): MessageHandlers {
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
      const message = await messages.open(memberId, params.messageId, ctx.now);
      return message === null ? problem('NOT_FOUND') : { status: 200, body: message };
    },
    async deleteMessage({ params }, ctx) {
      const { memberId } = ctx.member;
      const outcome = await messages.remove(memberId, params.messageId, ctx.now);
      if (outcome === 'missing') return problem('NOT_FOUND');
      if (outcome === 'unread') return problem('INVALID_STATE');
      return { status: 204, body: undefined };
    },
    async getSentMessages({ query: { q, cursor, limit = DEFAULT_SENT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await sent.list({ text: typedQuery(q), after, limit }) };
    },
    async getSentMessage({ params }) {
      const found = await sent.read(params.sentMessageId);
      return found === null ? problem('NOT_FOUND') : { status: 200, body: found };
    },
    async sendMessages({ body, headers }, ctx) {
      const { memberId: actor } = ctx.member;
      const audience = audienceOf(body);
      if (audience === null) return audienceProblem();
      const { title, contents } = body;
      const key = headers['Idempotency-Key'];
      const by = { actor, key, body, ip: ctx.ip, now: ctx.now };
      const result = await broadcast.send({ audience, title, contents }, by);
      if (result.kind === 'sent') return { status: 201, body: { sent: result.count } };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : 'NOT_FOUND');
    },
    async previewMessages({ body }, ctx) {
      const audience = audienceOf(body);
      if (audience === null) return audienceProblem();
      const { memberIds, excluded, unknown } = await broadcast.reach(audience, ctx.now);
      const reach = { receivers: memberIds.length, excluded, unknown: [...unknown] };
      return { status: 200, body: reach };
    },
    async recallMessages({ params, body }, ctx) {
      const { memberId: actor } = ctx.member;
      const by = { actor, ip: ctx.ip, now: ctx.now };
      const result = await sent.recall(params.sentMessageId, body.reason.trim(), by);
      return result.ok ? { status: 200, body: result.message } : problem(result.error);
    },
  };
}
