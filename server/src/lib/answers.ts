import type { MoneyRefusal } from '#rules/money-refusals.ts';
import type { OnceResult } from './idempotency.ts';
import { type ProblemCode, problem } from './problem.ts';

export const found = <T>(row: T | null) =>
  row === null ? problem('NOT_FOUND') : { status: 200 as const, body: row };

/** Answers what was added, once under its key. */
export const added = <T>(row: T | 'reused') =>
  row === 'reused' ? problem('IDEMPOTENCY_KEY_REUSED') : { status: 201 as const, body: row };

/** 204, or why it was not done: `NOT_FOUND` where all that is said is that it was not. */
export const done = (result: boolean | 'deleted' | 'done' | 'set' | ProblemCode) => {
  if (result === true || result === 'deleted' || result === 'done' || result === 'set')
    return { status: 204 as const, body: undefined };
  return problem(result === false ? 'NOT_FOUND' : result);
};

/** Why nothing was made of what was asked for once under its key. */
export const notMade = (result: Exclude<OnceResult<never, MoneyRefusal>, { kind: 'done' }>) =>
  result.kind === 'reused'
    ? problem('IDEMPOTENCY_KEY_REUSED')
    : problem('REQUEST_REFUSED', { refusals: result.refusals });
