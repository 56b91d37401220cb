import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerIp, networkOf } from '../lib/address.ts';
import type { Clock } from '../lib/clock.ts';
import { MAX_POST_IMAGE_BYTES } from '#rules/html.ts';
import type { RateLimit, RateLimits } from '../lib/rate-limits.ts';
import { type AnyAnswer, createAnswerSender } from './answer.ts';
import { type ContractDocument, FILE_TYPE, listOperations, type Operation } from './document.ts';
import { createRepeats, type Repeats } from './repeats.ts';
import { readRequest } from './request.ts';
import { sendAnswer, sendProblem } from './send.ts';
import type { DeviceOf, Guard, Handlers, RequestContext } from './types.ts';
import { validatorsOf } from './validators.ts';

type AnyHandler = (req: unknown, ctx: RequestContext) => Promise<AnyAnswer> | AnyAnswer;
export interface MountOptions {
  document: ContractDocument;
  handlers: Partial<Handlers>;
  guard: Guard;
  deviceOf?: DeviceOf | undefined;
  clock: Clock;
  /** `notReady` answers an operation without a handler by 503; a server that runs for people says `fail`. */
  missing: 'fail' | 'notReady';
  /** Counts by `x-rate`; null lifts the limits, for load tests. */
  limits: RateLimits | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
    /** Real time of its headers. */
    arrivedAt: number;
  }
}

const BASE = '/api';
/** Who took longer to send a body is looked at again: the guard has let in who they were when the headers came. */
const SLOW_BODY_MS = 1_000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Throws unless handlers and operations are the same set of names. */
function checkHandlers(
  operations: readonly Operation[],
  { handlers, missing }: MountOptions,
): void {
  const ids = new Set(operations.map((one) => one.operationId));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  const absent = [...ids].filter((id) => !(id in handlers));
  if (unknown.length > 0) throw new Error(`handlers without an operation: ${unknown.join(', ')}`);
  if (absent.length > 0 && missing === 'fail') {
    throw new Error(`operations without a handler: ${absent.join(', ')}`);
  }
}

function contextOf(request: FastifyRequest, reply: FastifyReply, clock: Clock): RequestContext {
  return {
    requestId: request.id,
    ip: callerIp(request.ip, request.socket.remoteAddress),
    session: null,
    get member() {
      if (this.session === null)
        throw new Error('the operation is not marked as needing a session');
      return this.session;
    },
    now: clock.now(),
    raw: request,
    reply,
  };
}

function memberOf({ rate }: Operation, { session }: RequestContext): string | null {
  return rate?.by === 'member' ? (session?.memberId ?? null) : null;
}

/** A call that is over its limit gets its `Retry-After`; one that repeats another does not count. */
async function isOver(
  limit: RateLimit | null,
  who: string | null,
  ctx: RequestContext,
  repeats: Repeats | null = null,
) {
  if (!limit || who === null) return false;
  const wait = await limit.take(ctx.raw, who);
  if (wait === null) {
    repeats?.begin(who, ctx);
    return false;
  }
  if (await repeats?.isOne(who, ctx)) return false;
  ctx.reply.header('retry-after', String(wait));
  return true;
}

/** Serves every operation of the contract under `/api`, checked on the way in and on the way out. */
export function mountContract(app: FastifyInstance, options: MountOptions): void {
  const { document, handlers, guard, deviceOf, clock, limits } = options;
  const operations = listOperations(document);
  checkHandlers(operations, options);
  const checksOf = validatorsOf(document);
  const sendChecked = createAnswerSender();
  app.decorateRequest('context', null);
  app.decorateRequest('arrivedAt', 0);

  /** Who a call counts as before and after the guard, or null where the rule is for the other moment. */
  async function callerOf({ rate }: Operation, ctx: RequestContext): Promise<string | null> {
    if (rate === null || rate.by === 'member') return null;
    const device = rate.by === 'device' ? await deviceOf?.(ctx.raw) : null;
    return device ?? networkOf(ctx.ip);
  }

  function mount(app: FastifyInstance, operation: Operation): void {
    const checks = checksOf(operation);
    const limit = limits && operation.rate && limits.create(operation.rate);
    const repeats = limits && createRepeats(limits, operation);
    const handler = handlers[operation.operationId as keyof Handlers] as AnyHandler | undefined;
    app.route({
      method: operation.method,
      url: BASE + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before the body is read: a stranger must not make the server parse anything.
      async onRequest(request, reply) {
        const ctx = contextOf(request, reply, clock);
        request.context = ctx;
        request.arrivedAt = performance.now();
        if (await isOver(limit, await callerOf(operation, ctx), ctx)) {
          return sendProblem(reply, 'RATE_LIMITED');
        }
        const outcome = await guard(ctx, operation);
        if (!outcome.ok) return sendProblem(reply, outcome.code);
        ctx.session = outcome.session;
        if (await isOver(limit, memberOf(operation, ctx), ctx, repeats)) {
          return sendProblem(reply, 'RATE_LIMITED');
        }
      },
      async handler(request, reply) {
        const ctx = request.context ?? contextOf(request, reply, clock);
        // A body may take half a minute: whoever holds it back must not act in the past, nor by a session that is over.
        ctx.now = clock.now();
        if (performance.now() - request.arrivedAt > SLOW_BODY_MS) {
          const outcome = await guard(ctx, operation);
          if (!outcome.ok) return sendProblem(reply, outcome.code);
          ctx.session = outcome.session;
        }
        const read = readRequest(request, operation, checks);
        if (!read.ok) return sendAnswer(reply, read.answer);
        if (handler === undefined) return sendProblem(reply, 'NOT_READY');
        const answer = await handler(read.value, ctx);
        // The stream takes the socket over and answers by itself.
        if (reply.sent) return reply;
        return sendChecked(reply, operation, checks, answer);
      },
    });
  }

  const { file = [], other = [] } = Object.groupBy(operations, ({ body }) =>
    body?.isFile ? 'file' : 'other',
  );
  for (const operation of other) mount(app, operation);
  // Apart, so that all others refuse a file by its media type, unread.
  app.register(async (files) => {
    takeFiles(files);
    for (const operation of file) mount(files, operation);
  });
  refuseOtherMethods(app, operations);
}

function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: MAX_POST_IMAGE_BYTES },
    (_, bytes, done) => done(null, bytes.length === 0 ? undefined : bytes),
  );
}

function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  const byPath = Map.groupBy(operations, (one) => one.path);
  for (const [path, served] of byPath) {
    const allow = served.map((one) => one.method);
    app.route({
      method: METHODS.filter((one) => !allow.includes(one)),
      url: BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      async onRequest(_, reply) {
        reply.header('allow', allow.join(', '));
        return sendProblem(reply, 'METHOD_NOT_ALLOWED');
      },
      handler: () => undefined,
    });
  }
}
