/** Which documented answers a run has seen. */
export interface Reached {
  note(operationId: string, outcome: string, body: unknown): void;
  /** Statuses and problem codes of an operation. */
  of(operationId: string): ReadonlySet<string>;
  /** Codes for which a placement was refused. */
  refusals: ReadonlySet<string>;
}

export function createReached(): Reached {
  const seen = new Map<string, Set<string>>();
  const refusals = new Set<string>();
  return {
    note(operationId, outcome, body) {
      const outcomes = seen.get(operationId) ?? new Set();
      seen.set(operationId, outcomes.add(outcome));
      const { refusals: named } = (body ?? {}) as { refusals?: { code: string }[] };
      for (const { code } of Array.isArray(named) ? named : []) refusals.add(code);
    },
    of: (operationId) => seen.get(operationId) ?? new Set(),
    refusals,
  };
}
