import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { Audience, BroadcastService, SentMessages } from '../message/index.ts';
import { actingOf } from './acting.ts';

const DEFAULT_LIMIT = 50;

const audienceProblem = () => fieldProblem('body', 'names exactly one of memberIds, level and all');

/** Null unless exactly one of them is named. */
function audienceOf(body: {
  memberIds?: readonly string[] | undefined;
  level?: number | undefined;
  all?: true | undefined;
}): Audience | null {
  const { memberIds, level, all } = body;
  const named: Audience[] = [];
  if (memberIds !== undefined) named.push({ kind: 'named', memberIds });
  if (level !== undefined) named.push({ kind: 'level', level });
  if (all !== undefined) named.push({ kind: 'all' });
  const [only] = named;
  return only !== undefined && named.length === 1 ? only : null;
}

/** Messages to members, one or many. */
export function messageRoutes({
  broadcast,
  sent,
}: {
  broadcast: BroadcastService;
  sent: SentMessages;
}): Partial<Handlers> {
  return {
    async getSentMessages({ query: { q, cursor, limit = DEFAULT_LIMIT } }) {
      const after = fromCursor(cursor, 'text');
      if (after === null) return cursorProblem();
      return { status: 200, body: await sent.list({ text: typedQuery(q), after, limit }) };
    },
    getSentMessage: async ({ params }) => found(await sent.read(params.sentMessageId)),
    async sendMessages({ body, headers }, ctx) {
      const audience = audienceOf(body);
      if (audience === null) return audienceProblem();
      const { title, contents } = body;
      const by = { ...actingOf(ctx), key: headers['Idempotency-Key'], body };
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
      const reason = body.reason.trim();
      const result = await sent.recall(params.sentMessageId, reason, actingOf(ctx));
      return result.ok ? { status: 200, body: result.message } : problem(result.error);
    },
  };
}
