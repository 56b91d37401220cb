import { problem } from './problem.ts';

export const found = <T>(row: T | null) =>
  row === null ? problem('NOT_FOUND') : { status: 200 as const, body: row };

/** Answers what was added, once under its key. */
export const added = <T>(row: T | 'reused') =>
  row === 'reused' ? problem('IDEMPOTENCY_KEY_REUSED') : { status: 201 as const, body: row };

/** 204, or `NOT_FOUND` where there was nothing to do it to. */
export const done = (isDone: boolean) =>
  isDone ? { status: 204 as const, body: undefined } : problem('NOT_FOUND');

export const gone = (result: 'deleted' | 'NOT_FOUND' | 'INVALID_STATE') =>
  result === 'deleted' ? { status: 204 as const, body: undefined } : problem(result);
