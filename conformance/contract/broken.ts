import { type JsonSchema, type Parameter, resolve } from './document.ts';
import { type Shape, shapeOf, typeOf } from './sample.ts';
import { faultOf } from './schemas.ts';

export interface Broken {
  /** What is wrong, in words. */
  what: string;
  value: unknown;
}

const SAFE = Number.MAX_SAFE_INTEGER;

function textFaults(shape: Shape, valid: unknown): Broken[] {
  const text = String(valid ?? '');
  const long = 'a'.repeat(Math.min(shape.maxLength ?? 5_000, 5_000) + 1);
  return [
    { what: 'a number', value: 7 },
    { what: 'an empty text', value: '' },
    { what: 'too long a text', value: long },
    { what: 'a text of one character', value: '~' },
    { what: 'a blank at the end', value: `${text} ` },
    { what: 'a line break at the end', value: `${text}\n` },
    { what: 'an unknown word', value: 'no-such-value' },
    {
      what: 'another case',
      value: text.toUpperCase() === text ? text.toLowerCase() : text.toUpperCase(),
    },
    { what: 'no instant', value: '2024-13-40T25:00:00Z' },
    { what: 'a list', value: [text] },
  ];
}

function numberFaults({ minimum = -SAFE, maximum = SAFE }: Shape, valid: unknown): Broken[] {
  const value = Number(valid ?? 0);
  return [
    { what: 'a number as text', value: String(value) },
    { what: 'a fraction', value: value + 0.5 },
    { what: 'below its minimum', value: minimum - 1 },
    { what: 'above its maximum', value: maximum + 2 },
    { what: 'an unknown number', value: 77 },
    { what: 'past every limit', value: 1e300 },
    { what: 'true', value: true },
  ];
}

function listFaults({ minItems = 0, maxItems, items }: Shape, valid: unknown): Broken[] {
  const list = Array.isArray(valid) ? (valid as unknown[]) : [];
  const [first] = list;
  const longer =
    maxItems === undefined
      ? []
      : [{ what: 'too many items', value: Array(maxItems + 1).fill(first) }];
  const inner = items && first !== undefined ? brokenValues(items, first) : [];
  return [
    ...longer,
    ...(minItems > 0 ? [{ what: 'no items', value: [] }] : []),
    { what: 'an object', value: {} },
    ...inner.map(({ what, value }) => ({
      what: `an item: ${what}`,
      value: [value, ...list.slice(1)],
    })),
  ];
}

function objectFaults(
  { properties = {}, required = [], additionalProperties }: Shape,
  valid: unknown,
) {
  const object = (typeof valid === 'object' && valid !== null ? valid : {}) as JsonSchema;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
  return [
    { what: 'a list', value: [object] },
    { what: 'a text', value: 'text' },
    ...required.map((name) => ({ what: `${name} missing`, value: without(name) })),
    ...(additionalProperties === false
      ? [{ what: 'an unknown field', value: { ...object, noSuchField: 1 } }]
      : [{ what: 'a property of the wrong type', value: { ...object, other: 'text' } }]),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      brokenValues(inner, object[name]).map(({ what, value }) => ({
        what: `${name}: ${what}`,
        value: { ...object, [name]: value },
      })),
    ),
  ];
}

/** Values that differ from a valid one in one place and do not fit the schema. */
export function brokenValues(schema: JsonSchema, valid: unknown): Broken[] {
  const shape = shapeOf(schema);
  const type = typeOf(shape);
  const made: Broken[] = [{ what: 'null', value: null }];
  if (type === 'object') made.push(...objectFaults(shape, valid));
  else if (type === 'array') made.push(...listFaults(shape, valid));
  else if (type === 'boolean')
    made.push({ what: 'a boolean as text', value: 'true' }, { what: 'a number', value: 1 });
  else if (type === 'integer' || type === 'number') made.push(...numberFaults(shape, valid));
  else made.push(...textFaults(shape, valid));
  return made.filter(({ value }) => faultOf(schema, value) !== null);
}

/** How a parameter reads as text: whole numbers without blanks, signs of plus, exponents or leading zeros. */
const WHOLE = /^(0|-?[1-9]\d{0,15})$/;

function read(schema: JsonSchema, text: string): unknown {
  return typeOf(resolve<JsonSchema>(schema) as Shape) === 'integer' && WHOLE.test(text)
    ? Number(text)
    : text;
}

const TEXTS = ['', '~', ' ', 'no-such-value', '1.5', '1e3', '0x10', '-1', '00', 'null', '%00'];

/** Texts of a parameter that do not read as a value of its schema. */
export function brokenTexts({ schema }: Parameter): string[] {
  const { minimum, maximum, maxLength = 0 } = shapeOf(schema);
  const bounds = [
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ...(maxLength > 0 && maxLength < 1_000 ? ['a'.repeat(maxLength + 1)] : []),
  ];
  return [...TEXTS, ...bounds].filter((text) => faultOf(schema, read(schema, text)) !== null);
}

/** Bodies that are no JSON. */
export const NO_JSON = ['{', '{}x', "{'a':1}", '[1,]', 'NaN', 'undefined', '{"a":00100}'];
