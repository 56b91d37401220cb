import { PROBLEM_STATUS } from '#rules/problems.ts';
import { contract } from './document.ts';
import type { ProblemCode, Schemas } from './types.ts';

export type ProblemExtra = Partial<Omit<Schemas['Problem'], 'type' | 'code' | 'requestId'>>;

/** Thrown by an answer that refuses; the caller gets the problem of this code. */
export class Refused extends Error {
  readonly code: ProblemCode;
  readonly extra: ProblemExtra;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, extra: ProblemExtra = {}, headers = {}) {
    super(code);
    this.code = code;
    this.extra = extra;
    this.headers = headers;
  }
}

/** A refusal as the contract shows the code, with the faults or refusals of its example. */
export function refusedAsShown(code: ProblemCode): Refused {
  const { errors, refusals } = contract.components.examples[code].value;
  const { example } = contract.components.headers.RetryAfter;
  return new Refused(
    code,
    { ...(errors && { errors }), ...(refusals && { refusals }) },
    code === 'RATE_LIMITED' ? { 'retry-after': String(example) } : {},
  );
}

/** The answer of a problem code, in the words of the contract; `requestId` is the answer's own. */
export function problemOf(
  { code, extra }: Refused,
  requestId: string,
): { status: number; body: Schemas['Problem'] } {
  const { type, message } = contract.components.examples[code].value;
  return { status: PROBLEM_STATUS[code], body: { type, code, message, ...extra, requestId } };
}
