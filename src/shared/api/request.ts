import type { ApiError, ProblemError } from './errors';
import type { components } from '#contract/types.gen.ts';

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

type Problem = components['schemas']['Problem'];

function requestIdIn({ headers }: Response): string | null {
  return headers.get('x-request-id');
}

/** The body as the contract's problem, or as plain words; null for anything else, such as the page of a proxy. */
function readProblem(body: unknown, { headers }: Response): Partial<Problem> | null {
  if (typeof body === 'object' && body !== null) {
    return typeof (body as Partial<Problem>).message === 'string' ? body : null;
  }
  const isPage = headers.get('content-type')?.includes('html') || String(body).startsWith('<');
  return typeof body === 'string' && body.trim() !== '' && !isPage
    ? { message: body.trim() }
    : null;
}

function toProblem(response: Response, body: unknown): ProblemError | null {
  const problem = readProblem(body, response);
  if (problem === null) return null;
  const { code = null, message = '', requestId, errors = [], refusals = [] } = problem;
  return {
    kind: 'problem',
    status: response.status,
    code,
    message,
    requestId: requestId ?? requestIdIn(response),
    errors,
    refusals,
  };
}

function brokenContract(response: Response): ApiError {
  return { kind: 'contract', status: response.status, requestId: requestIdIn(response) };
}

function toApiError(thrown: unknown): ApiError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'AbortError') return { kind: 'aborted' };
  if (name === 'SyntaxError') return { kind: 'contract', status: null, requestId: null };
  return { kind: 'network' };
}

/** An answer with a value needs its check of the contract; one without has nothing to check. */
type AnswerCheck<T> = [T] extends [undefined] ? [] : [isAnswer: (value: unknown) => value is T];

/**
 * Returns the value of a call of the client, or throws an `ApiError`; the only place that throws one.
 * The response is read as it is: a status of 600 cannot be wrapped into a new one. A value that fails its check is a
 * broken contract; a failure with words of the server in it is a problem that carries them.
 */
export async function request<T>(
  call: Promise<Answer<T>>,
  ...[isAnswer]: AnswerCheck<T>
): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await call;
  } catch (thrown) {
    throw toApiError(thrown);
  }
  const { data, error, response } = answer;
  if (response.ok && (isAnswer === undefined || isAnswer(data))) return data as T;
  throw (response.ok ? null : toProblem(response, error)) ?? brokenContract(response);
}
