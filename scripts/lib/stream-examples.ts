import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRaw } from '../../conformance/stream/raw-events.ts';
import { readTranscript } from '../../conformance/stream/transcript.ts';

interface Example {
  headers: Record<string, unknown>;
  payload: Record<string, unknown>;
}

interface Components {
  messages: Record<string, { payload?: unknown; examples?: readonly Example[] }>;
}

function nameOf(event: string, topic: unknown): string {
  if (typeof topic !== 'string') return event;
  return `${topic.split(':')[0]}${event.slice(0, 1).toUpperCase()}${event.slice(1)}`;
}

/** The shortest recorded event of each message, by the message's name in the document. */
function recordedExamples(folder: string): Map<string, Example> {
  const shortest = new Map<string, { example: Example; length: number }>();
  for (const file of readdirSync(folder).sort()) {
    for (const step of readTranscript(readFileSync(join(folder, file), 'utf8'))) {
      if (step.kind !== 'receives') continue;
      for (const block of readRaw(step.raw)) {
        if (block.kind !== 'event') continue;
        const { id, event, text } = block.event;
        const payload = JSON.parse(text) as Record<string, unknown>;
        const name = nameOf(event, payload.topic);
        if ((shortest.get(name)?.length ?? Number.POSITIVE_INFINITY) <= text.length) continue;
        const headers = id === undefined ? { event } : { id: Number(id), event };
        shortest.set(name, { example: { headers, payload }, length: text.length });
      }
    }
  }
  return new Map([...shortest].map(([name, { example }]) => [name, example]));
}

/** The document with a recorded example in each message that has data; throws where the transcripts have none. */
export function withRecordedExamples(
  document: Record<string, unknown>,
  folder: string,
): Record<string, unknown> {
  const examples = recordedExamples(folder);
  const components = document.components as Components;
  const { messages } = components;
  const shown = Object.entries(messages).map(([name, message]) => {
    const example = examples.get(name);
    if (message.payload === undefined) return [name, message];
    if (!example) throw new Error(`no transcript has an example of ${name}`);
    return [name, { ...message, examples: [example] }];
  });
  return { ...document, components: { ...components, messages: Object.fromEntries(shown) } };
}
