import type { TopicMessage } from './types';

export interface Sequence {
  /** The last seq taken of a topic, or null where a snapshot is needed. */
  seqOf: (topic: string) => number | null;
  /** Takes a message in: it applies, it is old, or something between is missing. */
  take: (message: TopicMessage) => 'apply' | 'old' | 'gap';
  /** The topic's state is here as of this seq, from elsewhere than the stream. */
  start: (topic: string, seq: number) => void;
  /** Makes the topic need a snapshot. */
  forget: (topic: string) => void;
  forgetAll: () => void;
}

/** Keeps count of what was received per topic. */
export function createSequence(): Sequence {
  const last = new Map<string, number>();
  return {
    seqOf: (topic) => last.get(topic) ?? null,
    start: (topic, seq) => void last.set(topic, seq),
    forget: (topic) => void last.delete(topic),
    forgetAll: () => last.clear(),
    take(message) {
      const known = last.get(message.topic);
      if (message.type === 'snapshot') {
        if (known !== undefined && message.seq < known) return 'old';
        last.set(message.topic, message.seq);
        return 'apply';
      }
      if (known === undefined) return 'gap';
      if (message.seq <= known) return 'old';
      if (message.prevSeq !== known) return 'gap';
      last.set(message.topic, message.seq);
      return 'apply';
    },
  };
}
