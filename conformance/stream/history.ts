/** What was received of one server over all its connections. */
export interface StreamHistory {
  /** The largest number received so far. */
  highest(): number;
  /** The largest seq of a topic that is not above `bound`; null when none was received. */
  seqOf(owner: string, topic: string, bound: number): number | null;
  /** Notes a seq of a topic. Returns false when it already belongs to another delta. */
  note(owner: string, topic: string, seq: number, delta?: string): boolean;
  noteNumber(seq: number): void;
}

/** `owner` names whose stream it is, because `me` is another topic for each member. */
export function createHistory(): StreamHistory {
  const seqs = new Map<string, Set<number>>();
  const deltas = new Map<number, string>();
  let highest = 0;
  const keyOf = (owner: string, topic: string) => (topic === 'me' ? `${topic} ${owner}` : topic);
  return {
    highest: () => highest,
    seqOf(owner, topic, bound) {
      const known = [...(seqs.get(keyOf(owner, topic)) ?? [])].filter((seq) => seq <= bound);
      return known.length > 0 ? Math.max(...known) : null;
    },
    note(owner, topic, seq, delta) {
      const key = keyOf(owner, topic);
      seqs.set(key, (seqs.get(key) ?? new Set()).add(seq));
      highest = Math.max(highest, seq);
      if (delta === undefined) return true;
      const known = deltas.get(seq);
      deltas.set(seq, known ?? delta);
      return known === undefined || known === delta;
    },
    noteNumber(seq) {
      highest = Math.max(highest, seq);
    },
  };
}
