import type { components } from '#contract/types.gen.ts';
import { openStream } from '../../conformance/client/stream.ts';
import type { FixtureDetail } from './api.ts';

export type FixtureChange = components['schemas']['FixtureChange'];

export interface FixtureReader {
  onSnapshot(detail: FixtureDetail): void;
  onChanges(changes: readonly FixtureChange[]): void;
}

/** Reads the stream of one fixture as a guest does. Returns what ends it; a stream cut by the server stays silent. */
export function readFixture(address: string, id: string, reader: FixtureReader): () => void {
  let ended = false;
  let end = () => {
    ended = true;
  };
  const reading = openStream({
    url: `${address}/api/stream?topics=fixture:${id}`,
    onEvent({ event, text }) {
      if (event !== 'snapshot' && event !== 'delta') return;
      const message = JSON.parse(text) as { data: FixtureDetail; changes: FixtureChange[] };
      if (event === 'snapshot') reader.onSnapshot(message.data);
      else reader.onChanges(message.changes);
    },
  });
  reading.then(
    (stream) => {
      end = stream.cut;
      if (ended) stream.cut();
    },
    (error: unknown) => console.error(`the stream of ${id} did not open: ${String(error)}`),
  );
  return () => end();
}
