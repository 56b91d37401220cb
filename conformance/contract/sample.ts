import fc from 'fast-check';
import { type JsonSchema, type Operation, type Parameter, resolve } from './document.ts';

/** What generators of values read of a schema. */
export interface Shape {
  const?: unknown;
  enum?: unknown[];
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  type?: string | string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minProperties?: number;
  example?: unknown;
  examples?: unknown[];
}

/** A schema with its reference followed; of several ways the first that is not null. */
export function shapeOf(schema: JsonSchema): Shape {
  const shape = resolve<JsonSchema>(schema) as Shape;
  const ways = shape.oneOf ?? shape.anyOf;
  const way = ways?.find((one) => (resolve<JsonSchema>(one) as Shape).type !== 'null');
  return way ? shapeOf(way) : shape;
}

/** The type of a shape; of several the first that is not null. */
export function typeOf({ type, properties }: Shape): string {
  const types = [type ?? (properties ? 'object' : 'string')].flat();
  return types.find((one) => one !== 'null') ?? 'null';
}

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: Shape): string {
  if (format === 'date-time') return '2024-05-19T18:00:00Z';
  if (pattern === undefined) return 'a'.repeat(Math.max(minLength, Math.min(8, maxLength)));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const texts = fc.stringMatching(new RegExp(pattern)).filter(fits);
  return fc.sample(texts, { numRuns: 1, seed: 1 })[0] ?? '';
}

/** The same small value of a schema every time: its example, else the first that fits. */
export function sampleOf(schema: JsonSchema): unknown {
  const shape = shapeOf(schema);
  if ('const' in shape) return shape.const;
  const known = shape.example ?? shape.examples?.[0] ?? shape.enum?.[0];
  if (known !== undefined) return known;
  switch (typeOf(shape)) {
    case 'integer':
    case 'number':
      return shape.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, () => sampleOf(shape.items ?? {}));
    case 'object': {
      const { properties = {}, required = [] } = shape;
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
    }
    default:
      return textOf(shape);
  }
}

export interface Sample {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** Live values of a server by the name of a parameter, where a made-up one would only be unknown. */
export type Hints = Readonly<Record<string, string>>;

/** A request of an operation that fits the contract: required parameters and the example of the body, but for a file. */
export function sampleRequest({ parameters, body }: Operation, hints: Hints = {}): Sample {
  const valuesIn = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.required)
        .map(({ name, schema, example }) => [
          name,
          hints[name] ?? String(example ?? sampleOf(schema)),
        ]),
    );
  return {
    path: valuesIn('path'),
    query: valuesIn('query'),
    headers: valuesIn('header'),
    body: body && !body.isFile ? (body.example ?? sampleOf(body.schema)) : undefined,
  };
}
