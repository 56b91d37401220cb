import type { FastifyReply } from 'fastify';
import {
  type ProblemAnswer,
  type ProblemCode,
  type ProblemExtra,
  problem,
} from '../lib/problem.ts';

/** Sets a status of the specification beyond 599 as well, which Fastify's own `code` refuses. */
export function setStatus(reply: FastifyReply, status: number): void {
  if (status > 599) {
    reply.code(599);
    reply.raw.statusCode = status;
  } else {
    reply.code(status);
  }
}

/** Sends a problem with the id of the request. */
export function sendProblem(
  reply: FastifyReply,
  code: ProblemCode,
  extra?: ProblemExtra,
): FastifyReply {
  return sendAnswer(reply, problem(code, extra));
}

/** Sends a problem that is already built. */
export function sendAnswer(
  reply: FastifyReply,
  { status, body, headers }: ProblemAnswer,
): FastifyReply {
  setStatus(reply, status);
  if (headers) reply.headers(headers);
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...body, requestId: reply.request.id }));
}
