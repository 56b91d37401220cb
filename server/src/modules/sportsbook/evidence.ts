import type { LegFacts } from './leg-facts.ts';
import type { LegOutcome } from './leg-outcome.ts';
import type { Score } from './types.ts';

type Decided = Pick<LegOutcome, 'score' | 'facts'>;

/** What decided a leg, as it is stored with it: the score, as ever, and the rest beside its two numbers. */
export type Evidence = Partial<Score> & { facts?: LegFacts };

/** Null where nothing in particular decided. */
export function evidenceOf({ score, facts }: Decided): Evidence | null {
  return score || facts ? { ...score, ...(facts && { facts }) } : null;
}

/** Reads what is stored with a leg of a fixture: `evidenceOf` alone makes it. */
export function readEvidence(stored: unknown): Decided {
  const { home, away, facts = null } = (stored ?? {}) as Evidence;
  const score = home === undefined || away === undefined ? null : { home, away };
  return { score, facts };
}
