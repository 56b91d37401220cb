import { createParser } from 'eventsource-parser';
import type { components } from '#contract/types.gen.ts';
import type { FixtureDetail } from './api.ts';

export type FixtureChange = components['schemas']['FixtureChange'];

export interface FixtureReader {
  onSnapshot(detail: FixtureDetail): void;
  onChanges(changes: readonly FixtureChange[]): void;
}

/** Reads the stream of one fixture as a guest does. Returns what ends it; a stream cut by the server stays silent. */
export function readFixture(address: string, id: string, reader: FixtureReader): () => void {
  const ending = new AbortController();
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== 'snapshot' && event !== 'delta') return;
      const message = JSON.parse(data) as { data: FixtureDetail; changes: FixtureChange[] };
      if (event === 'snapshot') reader.onSnapshot(message.data);
      else reader.onChanges(message.changes);
    },
  });
  async function read(): Promise<void> {
    const url = `${address}/api/stream?topics=fixture:${id}`;
    const { body } = await fetch(url, { signal: ending.signal });
    const text = new TextDecoder();
    for await (const part of body ?? []) parser.feed(text.decode(part, { stream: true }));
  }
  void read().catch((error: unknown) => {
    if (!ending.signal.aborted) console.error(`the stream of ${id} ended: ${String(error)}`);
  });
  return () => ending.abort();
}
