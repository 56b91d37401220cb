import { type ProblemAnswer, problem } from './problem.ts';

/** A place in a list that is ordered by instant and id. Neither changes, so pages have no gap while rows are added. */
export interface Position {
  at: number;
  id: string;
}

const CURSOR = /^(\d{1,15})\.([a-z0-9_]{1,40})$/;

/** Names a place for the contract's `cursor`. */
export function toCursor({ at, id }: Position): string {
  return Buffer.from(`${at}.${id}`).toString('base64url');
}

/** Reads a cursor that `toCursor` made: undefined without one, null for any other text. */
export function fromCursor(cursor: string | undefined): Position | null | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}

/** Answers a cursor that is none of this list. */
export function cursorProblem(): ProblemAnswer {
  return problem('VALIDATION', {
    errors: [{ path: 'query.cursor', message: 'is not a cursor of this list' }],
  });
}

/** Cuts a page of `limit` from rows of which one more was read: it tells whether another page follows. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  positionOf: (row: T) => Position,
): { data: T[]; nextCursor: string | null } {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: rows.length > limit && last ? toCursor(positionOf(last)) : null };
}
