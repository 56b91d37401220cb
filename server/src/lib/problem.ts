import type { components } from '#contract/types.gen.ts';
import { PROBLEMS } from './problem-table.ts';

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
  const { status, message } = PROBLEMS[code];
  return { status, body: { type: 'about:blank', code, message, requestId: '', ...extra } };
}
