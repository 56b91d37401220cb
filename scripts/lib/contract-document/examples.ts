import type { Schema } from './schema.ts';
import { type ContractJson, type Json, operationsOf } from './types.ts';

interface Media {
  schema: Schema;
  example?: unknown;
}

type Examples = Map<string, unknown[]>;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds examples of named shapes inside the examples of larger ones. */
function createFinder(schemas: Record<string, Schema>, found: Examples) {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(schemas[nameOf(schema.$ref)] ?? {}) : schema;

  /** Whether a value may be this variant: its required fields are there and its constants agree. */
  function mayBe(schema: Schema, value: unknown): boolean {
    const { type, required = [], properties = {}, oneOf, anyOf } = resolved(schema);
    const variants = oneOf ?? anyOf;
    if (variants) return variants.some((one) => mayBe(one, value));
    if (value === null) return type === 'null';
    if (type !== 'object' || !isRecord(value)) return type !== 'null' && !isRecord(value);
    return (
      required.every((name) => name in value) &&
      Object.keys(value).every((name) => name in properties) &&
      Object.entries(properties).every(
        ([name, { const: only }]) => only === undefined || value[name] === only,
      )
    );
  }

  function find(schema: Schema, value: unknown): void {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      const known = found.get(name) ?? [];
      // One is enough, and for shapes of several kinds one of each.
      const isNew = !known.some((one) => (one as Json)?.kind === (value as Json | null)?.kind);
      if (value !== null && isNew) found.set(name, [...known, value]);
    }
    const { items, properties = {}, additionalProperties, oneOf, anyOf } = resolved(schema);
    const variant = (oneOf ?? anyOf)?.find((one) => mayBe(one, value));
    if (variant) find(variant, value);
    if (items && Array.isArray(value)) for (const one of value) find(items, one);
    if (!isRecord(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const field = properties[name] ?? additionalProperties;
      if (typeof field === 'object') find(field, inner);
    }
  }
  return find;
}

function mediaOf(content: unknown): Media[] {
  const media = (content as Record<string, Media> | undefined)?.['application/json'];
  return media && 'example' in media ? [media] : [];
}

/**
 * Adds to each named shape the examples that the contract has of it: its own, or those found inside the examples of
 * requests, answers and other shapes, so that none is written twice.
 */
export function addSchemaExamples(document: ContractJson): void {
  const schemas = (document.components.schemas ?? {}) as Record<string, Schema>;
  const found: Examples = new Map();
  const find = createFinder(schemas, found);
  for (const { operation } of operationsOf(document)) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)];
    for (const body of contents) {
      for (const { schema, example } of mediaOf(body?.content)) find(schema, example);
    }
  }
  for (const schema of Object.values(schemas)) {
    for (const example of schema.examples ?? []) find(schema, example);
  }
  for (const example of Object.values(document.components.examples ?? {})) {
    find({ $ref: '#/components/schemas/Problem' }, example.value);
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const examples = found.get(name);
    if (examples) schema.examples ??= examples;
  }
}

/** Writes the events of the stream as they go over the line, one of each kind. */
export function addStreamExamples(document: ContractJson): void {
  for (const { operation } of operationsOf(document)) {
    for (const { content, 'x-events': events } of Object.values(operation.responses)) {
      const media = (content as Record<string, Media> | undefined)?.['text/event-stream'];
      if (!media || !isRecord(events)) continue;
      const frames = Object.entries(events as Record<string, Schema>).map(([event, { $ref }]) => {
        const data = document.components.schemas?.[nameOf($ref ?? '')]?.examples as Json[];
        const [first = {}] = data;
        // A snapshot is of one topic: only what comes after it says where all of them are.
        const id = ['delta', 'heartbeat'].includes(event) ? `id: ${String(first.seq)}\n` : '';
        return `${id}event: ${event}\ndata: ${JSON.stringify(first)}\n\n`;
      });
      media.example = frames.join('');
    }
  }
}
