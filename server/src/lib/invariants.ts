import type { Queryable } from './db.ts';

/** By title what must always be true, each with a query for (subject, detail) of whatever breaks it. */
export type Invariants = Readonly<Record<string, string>>;

/** Something that should have been true and is not. */
export interface Violation {
  rule: string;
  subject: string;
  detail: string;
}

/** Runs every query over the whole database; an empty list means that all is well. */
export async function findViolations(q: Queryable, invariants: Invariants): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, sql] of Object.entries(invariants)) {
    const rows = await q.query<{ subject: string; detail: string }>(sql);
    violations.push(...rows.map((row) => ({ rule, ...row })));
  }
  return violations;
}
