import type { ApiError, ProblemError } from './errors';
import type { components } from '#contract/types.gen.ts';

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

type Problem = components['schemas']['Problem'];

function isProblemBody(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message, requestId } = value as Partial<Problem>;
  return typeof code === 'string' && typeof message === 'string' && typeof requestId === 'string';
}

function toProblem(status: number, body: Problem): ProblemError {
  const { code, message, requestId, errors = [], refusals = [] } = body;
  return { kind: 'problem', status, code, message, requestId, errors, refusals };
}

function toApiError(thrown: unknown): ApiError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'AbortError') return { kind: 'aborted' };
  if (name === 'SyntaxError') return { kind: 'contract', status: null, requestId: null };
  return { kind: 'network' };
}

/**
 * Returns the value of a call of the client, or throws an `ApiError`; the only place that throws one.
 * The response is read as it is: a status of 600 cannot be wrapped into a new one. `isExpected` looks at what the caller
 * would stumble over: a value that is not is a broken contract.
 */
export async function request<T>(
  call: Promise<Answer<T>>,
  isExpected: (value: unknown) => boolean = () => true,
): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await call;
  } catch (thrown) {
    throw toApiError(thrown);
  }
  const { data, error, response } = answer;
  if (response.ok && isExpected(data)) return data as T;
  if (!response.ok && isProblemBody(error)) throw toProblem(response.status, error);
  const requestId = response.headers.get('x-request-id');
  throw { kind: 'contract', status: response.status, requestId } satisfies ApiError;
}
