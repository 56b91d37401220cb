import type { Queryable } from './lib/db.ts';
import { findViolations, type Violation } from './lib/invariants.ts';
import { MODULES } from './modules.ts';

/** Checks the invariants of every module over the whole database; an empty list means that all hold. */
export async function checkInvariants(q: Queryable): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { invariants } of MODULES) violations.push(...(await findViolations(q, invariants)));
  return violations;
}
