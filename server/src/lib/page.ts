import { fieldProblem, type ProblemAnswer } from './problem.ts';

/** A place in a list that is ordered by instant and id. Neither changes, so pages have no gap while rows are added. */
export interface Position {
  at: number;
  id: string;
}

/** What the ids of a list are: texts such as `msg_4c1z8y2d`, or numbers that fit a `bigint`. */
export type IdKind = 'text' | 'number';

const CURSORS: Record<IdKind, RegExp> = {
  text: /^(\d{1,15})\.([a-z][a-z0-9_]{0,39})$/,
  number: /^(\d{1,15})\.(\d{1,18})$/,
};

/** Names a place for the contract's `cursor`. */
export function toCursor({ at, id }: Position): string {
  return Buffer.from(`${at}.${id}`).toString('base64url');
}

/**
 * Reads a cursor that `toCursor` made for a list of such ids: undefined without one, null for any other text. The id is
 * then safe to cast in SQL, whatever list the cursor was made for.
 */
export function fromCursor(cursor: string | undefined, ids: IdKind): Position | null | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = CURSORS[ids].exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}

export function cursorProblem(): ProblemAnswer {
  return fieldProblem('query.cursor', 'is not a cursor of this list');
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
