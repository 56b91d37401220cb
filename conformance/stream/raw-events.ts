import type { ReceivedEvent } from './schema-faults.ts';

/** What raw text of a stream holds, block by block. */
export type RawBlock =
  | { kind: 'event'; event: ReceivedEvent }
  | { kind: 'retry'; ms: number }
  | { kind: 'comment' }
  /** Not the form that the document's rule `form` asks for. */
  | { kind: 'malformed'; text: string };

function readBlock(text: string): RawBlock {
  const lines = text.split('\n').filter((line) => !line.startsWith(':'));
  if (lines.length === 0) return { kind: 'comment' };
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^(id|event|data|retry): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined || fields.has(name))
      return { kind: 'malformed', text };
    fields.set(name, value);
  }
  const { retry, id, event, data } = Object.fromEntries(fields);
  if (retry !== undefined)
    return fields.size === 1 && /^\d+$/.test(retry)
      ? { kind: 'retry', ms: Number(retry) }
      : { kind: 'malformed', text };
  if (event === undefined || data === undefined) return { kind: 'malformed', text };
  return { kind: 'event', event: { id, event, text: data } };
}

/** Splits raw text into blocks; what has no blank line after it yet is left out. */
export function readRaw(raw: string): RawBlock[] {
  return raw.split('\n\n').slice(0, -1).map(readBlock);
}
