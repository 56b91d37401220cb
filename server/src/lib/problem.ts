import type { components } from '#contract/types.gen.ts';
import { PROBLEM_STATUS } from '#rules/problems.ts';
import { PROBLEM_MESSAGES } from './problem-table.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type Problem = components['schemas']['Problem'];

/** What a problem may carry beside its code: field errors of a form, refusals of a bet, another text. */
export type ProblemExtra = Partial<Omit<Problem, 'type' | 'code' | 'requestId'>>;

export interface ProblemAnswer {
  status: number;
  body: Problem;
  headers?: Record<string, string>;
}

/** Builds the answer for a code. The contract glue fills in the request id. */
export function problem(code: ProblemCode, extra: ProblemExtra = {}): ProblemAnswer {
  const message = PROBLEM_MESSAGES[code];
  const body = { type: 'about:blank' as const, code, message, requestId: '', ...extra };
  return { status: PROBLEM_STATUS[code], body };
}

/** VALIDATION of one field; `path` is its JSON path in the body, or `query.` and its name. */
export const fieldProblem = (path: string, message: string): ProblemAnswer =>
  problem('VALIDATION', { errors: [{ path, message }] });
