/** Which documented answers a run has seen. */
export interface Reached {
  note(operationId: string, outcome: string, body: unknown): void;
  /** Statuses and problem codes of an operation. */
  of(operationId: string): ReadonlySet<string>;
  /** Codes that the refusals of an operation named. */
  refusalsOf(operationId: string): ReadonlySet<string>;
}

export function createReached(): Reached {
  const seen = new Map<string, Set<string>>();
  const refusals = new Map<string, Set<string>>();
  return {
    note(operationId, outcome, body) {
      const outcomes = seen.get(operationId) ?? new Set();
      seen.set(operationId, outcomes.add(outcome));
      const { refusals: named } = (body ?? {}) as { refusals?: { code: string }[] };
      const codes = refusals.get(operationId) ?? new Set();
      for (const { code } of Array.isArray(named) ? named : []) codes.add(code);
      refusals.set(operationId, codes);
    },
    of: (operationId) => seen.get(operationId) ?? new Set(),
    refusalsOf: (operationId) => refusals.get(operationId) ?? new Set(),
  };
}
