import type { Clock } from '../lib/clock.ts';
import type { Connection } from './connection.ts';
import { type Frame, frameEvent } from './frame.ts';
import { readState, replayAfter, type Topic } from './topic.ts';
import type { TopicTable } from './topic-table.ts';

export type CaughtUp = { ok: true; frames: Frame[] } | { ok: false; missing: Topic };

/**
 * For each topic the deltas after the seq that the reader has, else the whole state. Its place in the order is taken in
 * this very turn. The caller has just sealed what was pending, so it is in the state read now; what comes later is held
 * by the connection and follows as deltas.
 */
export async function catchUp(
  { table, clock }: { table: TopicTable; clock: Clock },
  reader: Connection,
  after: (topic: Topic) => number | null,
): Promise<CaughtUp> {
  const place = table.seq();
  const replays: { seq: number; frame: Frame }[] = [];
  const states: Promise<{ topic: Topic; seq: number; data: object | null }>[] = [];
  for (const topic of reader.topics) {
    const last = after(topic);
    const replay = last === null || last > place ? null : replayAfter(topic, last);
    const { seq } = topic;
    if (replay) replays.push(...replay);
    else states.push(readState(topic, reader.session).then((data) => ({ topic, seq, data })));
  }
  const frames: Frame[] = [];
  for (const { topic, seq, data } of await Promise.all(states)) {
    if (data === null) return { ok: false, missing: topic };
    // No id: a reader cut off here must not resume as if it had the snapshots that follow.
    frames.push(frameEvent('snapshot', { topic: topic.name, seq, at: clock.now(), data }));
  }
  replays.sort((a, b) => a.seq - b.seq);
  frames.push(...replays.map((one) => one.frame));
  frames.push(frameEvent('heartbeat', { at: clock.now(), seq: place }, place));
  return { ok: true, frames };
}
