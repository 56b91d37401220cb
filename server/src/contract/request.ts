import type { FastifyRequest } from 'fastify';
import { type ProblemAnswer, problem } from '../lib/problem.ts';
import type { Operation } from './document.ts';
import { isStorableText } from './json-body.ts';
import type { FieldError, OperationChecks } from './validators.ts';

export interface CheckedRequest {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

type ReadRequest = { ok: true; value: CheckedRequest } | { ok: false; answer: ProblemAnswer };

function refuse(where: string, errors: readonly FieldError[]): ReadRequest {
  const named = errors.map(({ path, message }) => ({
    path: [where, path].filter((one) => one !== '').join('.'),
    message,
  }));
  return { ok: false, answer: problem('VALIDATION', { errors: named }) };
}

function hasUnstorableText(values: object): boolean {
  return Object.values(values)
    .flat()
    .some((one) => typeof one === 'string' && !isStorableText(one));
}

/** Takes the declared headers, spelled as in the contract; the rest is not the handler's business. */
function declaredHeaders(request: FastifyRequest, operation: Operation): Record<string, unknown> {
  const headers: Record<string, unknown> = {};
  for (const { name, in: place } of operation.parameters) {
    const value = place === 'header' ? request.headers[name.toLowerCase()] : undefined;
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Checks path, query, headers and body against the contract, in this order; the first fault answers. */
export function readRequest(
  request: FastifyRequest,
  operation: Operation,
  checks: OperationChecks,
): ReadRequest {
  const params = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  if (hasUnstorableText(params) || hasUnstorableText(query)) {
    return refuse('', [{ path: '', message: 'a text holds a character that cannot be stored' }]);
  }
  const paramErrors = checks.params(params);
  if (paramErrors) return refuse('', paramErrors);
  const queryErrors = checks.query(query);
  if (queryErrors) return refuse('', queryErrors);
  const headers = declaredHeaders(request, operation);
  const headerErrors = checks.headers(headers);
  if (headerErrors) return refuse('', headerErrors);

  const body: unknown = request.body ?? undefined;
  if (checks.body === null || operation.body === null) {
    const unexpected = body !== undefined && request.method !== 'GET';
    if (unexpected) return refuse('body', [{ path: '', message: 'no body is expected' }]);
    return { ok: true, value: { params, query, headers, body: undefined } };
  }
  if (request.body === undefined) {
    if (operation.body.required) return refuse('body', [{ path: '', message: 'is required' }]);
    return { ok: true, value: { params, query, headers, body: undefined } };
  }
  const bodyErrors = checks.body(request.body);
  if (bodyErrors) return refuse('', bodyErrors);
  return { ok: true, value: { params, query, headers, body: request.body } };
}
