import type { FastifyReply } from 'fastify';
import type { ProblemAnswer } from '../lib/problem.ts';
import type { Operation } from './document.ts';
import { sendProblem, setStatus } from './send.ts';
import { createSharedBytes, encodingFor, type SharedBytes } from './shared-answer.ts';
import type { FieldError, OperationChecks } from './validators.ts';

export type AnyAnswer =
  | { status: number; body?: unknown; headers?: Record<string, string>; isShared?: boolean }
  | ProblemAnswer;

type Declared = ReturnType<OperationChecks['answer']>;

function faultsOf(declared: Declared, body: unknown): FieldError[] | null {
  if (declared === undefined) return [{ path: '', message: 'status not declared' }];
  if (declared?.mediaType.startsWith('text/') && typeof body !== 'string')
    return [{ path: '', message: 'is no text' }];
  if (declared !== null) return declared.check(body);
  return body === undefined ? null : [{ path: '', message: 'this status has no body' }];
}

async function sendShared(reply: FastifyReply, bytes: SharedBytes): Promise<FastifyReply> {
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytes.in(encoding));
}

/** Checks answers against the contract and sends them; a wrong one becomes 500 and a log line. */
export function createAnswerSender() {
  const shared = createSharedBytes();

  return async function sendChecked(
    reply: FastifyReply,
    operation: Operation,
    checks: OperationChecks,
    answer: AnyAnswer,
  ): Promise<FastifyReply> {
    const { status, body, headers } = answer;
    const declared = checks.answer(status);
    const isObject = typeof body === 'object' && body !== null;
    const known = isObject ? shared.get(body) : undefined;
    if (isObject && declared?.mediaType === 'application/problem+json') {
      (body as { requestId: string }).requestId = reply.request.id;
    }
    const errors = known ? null : faultsOf(declared, body);
    if (errors !== null) {
      const { operationId } = operation;
      reply.log.error({ operationId, status, errors }, 'contract violation');
      return sendProblem(reply, 'INTERNAL');
    }
    setStatus(reply, status);
    if (headers) reply.headers(headers);
    if (!declared) return reply.send();
    reply.type(`${declared.mediaType}; charset=utf-8`);
    if (isObject && 'isShared' in answer && answer.isShared) {
      return sendShared(reply, known ?? shared.make(body));
    }
    return reply.send(declared.mediaType.startsWith('text/') ? body : JSON.stringify(body));
  };
}
