import type { DeltaMessage, SnapshotMessage, TopicMessage } from './types';

export interface RawBatch {
  snapshots: SnapshotMessage[];
  deltas: DeltaMessage[];
}

/** Orders a frame's messages so that all snapshots may be applied before all deltas. */
export function sortBatch(messages: readonly TopicMessage[]): RawBatch {
  const snapshots = new Map<string, SnapshotMessage>();
  for (const message of messages) {
    if (message.type === 'snapshot') snapshots.set(message.topic, message);
  }
  const deltas = messages.filter((message): message is DeltaMessage => {
    return message.type === 'delta' && message.seq > (snapshots.get(message.topic)?.seq ?? -1);
  });
  return { snapshots: [...snapshots.values()], deltas };
}

/** Collects messages and hands them over once per frame; `schedule` is called once for each batch. */
export function createFrameBatch(
  schedule: (flush: () => void) => void,
  apply: (batch: RawBatch) => void,
): { push: (message: TopicMessage) => void } {
  let waiting: TopicMessage[] = [];
  function flush(): void {
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) apply(sortBatch(messages));
  }
  return {
    push(message) {
      waiting.push(message);
      if (waiting.length === 1) schedule(flush);
    },
  };
}

const hiddenTabMs = 1000;

/** Schedules for the next frame, or for the next second where a hidden tab draws none. */
export function nextFrame(flush: () => void): void {
  const timer = setTimeout(run, hiddenTabMs);
  const frame = requestAnimationFrame(run);
  function run(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    flush();
  }
}
