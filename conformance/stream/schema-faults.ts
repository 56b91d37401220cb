import { Ajv, type ValidateFunction } from 'ajv';
import { findMessage, type JsonSchema, pointed, whole } from './document.ts';

/** One server-sent event as it was received. */
export interface ReceivedEvent {
  id: string | undefined;
  event: string;
  /** The data, unread. */
  text: string;
  /** Milliseconds of any clock that runs evenly; left out where it is not known. */
  at?: number;
}

// AsyncAPI's own schemas are JSON Schema 7 and some; `strict` would refuse words of OpenAPI such as `example`.
const ajv = new Ajv({ strict: false, strictNumbers: true });
ajv.addSchema(whole);
const compiled = new Map<JsonSchema, ValidateFunction>();

function faultOf(schema: JsonSchema, value: unknown): string | null {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(pointed(schema) as JsonSchema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  const { additionalProperty = '' } = (error?.params ?? {}) as { additionalProperty?: string };
  return `${error?.instancePath} ${error?.message} ${additionalProperty}`.trim();
}

/** What the document's messages do not allow in an event; null when it is one of them. */
export function schemaFault({ id, event, text }: ReceivedEvent, data: unknown): string | null {
  const { topic } = data as { topic?: unknown };
  const name = typeof topic === 'string' ? topic : undefined;
  const message = findMessage(event, name);
  if (!message) return `no message "${event}" of ${name ?? 'the connection'}`;
  const fields = id === undefined ? { event } : { event, id: /^\d+$/.test(id) ? Number(id) : id };
  const fault = faultOf(message.headers, fields) ?? faultOf(message.payload ?? {}, data);
  return fault && `${event} of ${name ?? 'the connection'}: ${fault} in ${text.slice(0, 200)}`;
}
