import type { components } from '#contract/types.gen.ts';
import { PROBLEM_STATUS } from '#rules/problems.ts';
import type { ProblemCode, ProblemError } from './errors';

type Problem = components['schemas']['Problem'];
type ProblemParts = Partial<Omit<Problem, 'type' | 'code'>>;

/**
 * A refusal of the server, for `createFakeApi`. Without a message the client says its own words.
 * @example createFakeApi({ 'GET /message': makeProblem('UNAVAILABLE') })
 */
export function makeProblem(
  code: ProblemCode,
  parts: ProblemParts = {},
): { status: number; body: Problem } {
  const body = { type: 'about:blank' as const, code, message: '', requestId: 'req_1', ...parts };
  return { status: PROBLEM_STATUS[code], body };
}

/** The failure of a call that was refused, for stores and for handlers of effects. */
export function makeProblemError(code: ProblemCode, parts: ProblemParts = {}): ProblemError {
  const { message = '', requestId = 'req_1', errors = [], refusals = [] } = parts;
  const status = PROBLEM_STATUS[code];
  return { kind: 'problem', status, code, message, requestId, errors, refusals };
}
