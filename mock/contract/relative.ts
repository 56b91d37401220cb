import { EXAMPLE_NOW, type JsonSchema, resolve } from './document.ts';

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(schema: JsonSchema): string {
  return typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : '';
}

function moveTime(schema: JsonSchema, value: unknown, by: number): unknown {
  const name = nameOf(schema);
  if (typeof value === 'number') {
    if (name === 'Instant' || name === 'InstantOrNull') return value + by;
    if (name !== 'SeoulDay') return undefined;
    const inSeoul = value + by + SEOUL_MS;
    return inSeoul - (inSeoul % DAY_MS) - SEOUL_MS;
  }
  const isDateTime = typeof value === 'string' && schema.format === 'date-time';
  return isDateTime ? new Date(Date.parse(value) + by).toISOString() : undefined;
}

/** Which of several schemas an example is of: for objects the one that knows their fields and constants. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const { type, properties } = resolve<JsonSchema>(schema);
  if (!isObject(value)) return value === null ? type === 'null' : type !== 'null';
  if (!isObject(properties)) return false;
  return Object.entries(value).every(([key, one]) => {
    const field = properties[key];
    return isObject(field) && (!('const' in field) || field.const === one);
  });
}

function move(schema: JsonSchema, value: unknown, by: number): unknown {
  const moved = moveTime(schema, value, by);
  if (moved !== undefined) return moved;
  const found = resolve<JsonSchema>(schema);
  const choices = (found.oneOf ?? found.anyOf) as JsonSchema[] | undefined;
  if (choices) {
    const chosen = choices.find((one) => fits(one, value));
    return chosen ? move(chosen, value, by) : value;
  }
  if (Array.isArray(value)) {
    return value.map((one) => move((found.items ?? {}) as JsonSchema, one, by));
  }
  if (!isObject(value)) return value;
  const { properties = {}, additionalProperties } = found;
  const others = isObject(additionalProperties) ? additionalProperties : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const field = (properties as Record<string, JsonSchema>)[key];
      return [key, move(field ?? others, one, by)];
    }),
  );
}

/**
 * An example of the contract as it is at `now` (epoch milliseconds): every instant, day of Seoul and date text of it moved
 * as far as `now` is from the instant at which all examples happen. The schema alone says what a time is.
 */
export function relativeTo(now: number, schema: JsonSchema, example: unknown): unknown {
  return move(schema, example, now - EXAMPLE_NOW);
}
