import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerIp, networkOf } from '../lib/address.ts';
import type { Clock } from '../lib/clock.ts';
import type { ProblemAnswer } from '../lib/problem.ts';
import { type ContractDocument, listOperations, type Operation } from './document.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { readRequest } from './request.ts';
import { sendAnswer, sendProblem, setStatus } from './send.ts';
import type { Guard, Handlers, RequestContext } from './types.ts';
import { createValidators, type OperationChecks } from './validators.ts';

type AnyHandler = (req: unknown, ctx: RequestContext) => Promise<AnyAnswer> | AnyAnswer;
type AnyAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | ProblemAnswer;

export interface MountOptions {
  document: ContractDocument;
  handlers: Partial<Handlers>;
  guard: Guard;
  clock: Clock;
  /** `notReady` answers an operation without a handler by 503; a server that runs for people says `fail`. */
  missing: 'fail' | 'notReady';
  /** False lifts the limits of `x-rate`, for load tests. */
  rateLimits: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
  }
}

const BASE = '/api';
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
    now: clock.now(),
    raw: request,
    reply,
  };
}

/** Checks the answer against the contract and sends it; a wrong one becomes 500 and a log line. */
function sendChecked(
  reply: FastifyReply,
  operation: Operation,
  checks: OperationChecks,
  answer: AnyAnswer,
): FastifyReply {
  const { status, body, headers } = answer;
  const { operationId } = operation;
  const declared = checks.answer(status);
  const isProblem = declared?.mediaType === 'application/problem+json';
  if (isProblem && typeof body === 'object' && body !== null) {
    (body as { requestId: string }).requestId = reply.request.id;
  }
  const errors =
    declared === undefined
      ? [{ path: '', message: 'status not declared' }]
      : declared === null
        ? body === undefined
          ? null
          : [{ path: '', message: 'this status has no body' }]
        : declared.check(body);
  if (errors !== null) {
    reply.log.error({ operationId, status, errors }, 'contract violation');
    return sendProblem(reply, 'INTERNAL');
  }
  setStatus(reply, status);
  if (headers) reply.headers(headers);
  if (!declared) return reply.send();
  return reply.type(`${declared.mediaType}; charset=utf-8`).send(JSON.stringify(body));
}

/** Serves every operation of the contract under `/api`, checked on the way in and on the way out. */
export function mountContract(app: FastifyInstance, options: MountOptions): void {
  const { document, handlers, guard, clock, rateLimits } = options;
  const operations = listOperations(document);
  checkHandlers(operations, options);
  const checksOf = createValidators(document);
  const limiter = createRateLimiter();
  app.decorateRequest('context', null);

  function overLimit(operation: Operation, ctx: RequestContext, by: 'ip' | 'member'): boolean {
    const { rate, operationId } = operation;
    if (!rateLimits || rate === null || rate.by !== by) return false;
    const who = by === 'ip' ? networkOf(ctx.ip) : ctx.session?.memberId;
    const wait = who === undefined ? null : limiter.take(`${operationId} ${who}`, rate);
    if (wait === null) return false;
    ctx.reply.header('retry-after', String(wait));
    return true;
  }

  function mount(operation: Operation): void {
    const checks = checksOf(operation);
    const handler = handlers[operation.operationId as keyof Handlers] as AnyHandler | undefined;
    app.route({
      method: operation.method,
      url: BASE + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before the body is read: a stranger must not make the server parse anything.
      async onRequest(request, reply) {
        const ctx = contextOf(request, reply, clock);
        request.context = ctx;
        if (overLimit(operation, ctx, 'ip')) return sendProblem(reply, 'RATE_LIMITED');
        const outcome = await guard(ctx, operation);
        if (!outcome.ok) return sendProblem(reply, outcome.code);
        ctx.session = outcome.session;
        if (overLimit(operation, ctx, 'member')) return sendProblem(reply, 'RATE_LIMITED');
      },
      async handler(request, reply) {
        const ctx = request.context ?? contextOf(request, reply, clock);
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

  for (const operation of operations) mount(operation);
  refuseOtherMethods(app, operations);
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
