import type { TopicMessage } from './types';

/** Seqs of topics whose state came as an answer to a call. */
export type AnsweredSeqs = Readonly<Record<string, number>>;

/** The topics that one tab needs, and how far it knows each; of others a tab that leads keeps the seqs alone. */
export function createTabTopics() {
  /** Seq of the last message taken of each topic; without one a snapshot is needed. */
  const last = new Map<string, number>();
  let own: readonly string[] = [];
  /** Needed, but their snapshots have not come: their deltas have nothing to apply to. */
  const awaited = new Set<string>();
  /** Seqs by topic, until this tab leads: only the tab that asks the server can say from where on. */
  const answered = new Map<string, number>();

  return {
    own: () => own,
    awaited: (): Iterable<string> => awaited,
    seqOf: (topic: string): number | null => last.get(topic) ?? null,
    /** From here on the topic needs a snapshot. */
    forget: (topic: string): void => void last.delete(topic),
    forgetAll: (): void => last.clear(),

    /** Returns the topics that were needed before. */
    set(next: readonly string[], seqs: AnsweredSeqs): readonly string[] {
      const before = own;
      own = [...next];
      for (const topic of before) if (!own.includes(topic)) awaited.delete(topic);
      for (const topic of own) {
        if (before.includes(topic)) continue;
        awaited.add(topic);
        const seq = seqs[topic];
        if (seq === undefined) answered.delete(topic);
        else answered.set(topic, seq);
      }
      return before;
    },

    remove(topic: string): void {
      own = own.filter((one) => one !== topic);
    },

    /** Whether a message applies here, is of no use here, or shows that one before it is missing. */
    take(message: TopicMessage): 'apply' | 'skip' | 'gap' {
      const { topic, seq } = message;
      const known = last.get(topic);
      if (message.type === 'delta') {
        // A topic that is not known has its snapshot under way already.
        if (known === undefined || seq <= known) return 'skip';
        if (message.prevSeq !== known) return 'gap';
      } else if (known !== undefined && seq < known) return 'skip';
      last.set(topic, seq);
      if (!own.includes(topic)) return 'skip';
      if (message.type === 'snapshot') awaited.delete(topic);
      return awaited.has(topic) ? 'skip' : 'apply';
    },

    /** Goes on from the answers, but not where another tab, which has none, waits for a snapshot. */
    startFromAnswers(others: readonly string[]): void {
      for (const [topic, seq] of answered) {
        if (others.includes(topic) || !awaited.has(topic) || last.has(topic)) continue;
        last.set(topic, seq);
        awaited.delete(topic);
      }
      answered.clear();
    },

    /** All begins again, from snapshots. */
    awaitAll(): void {
      last.clear();
      for (const topic of own) awaited.add(topic);
    },
  };
}
