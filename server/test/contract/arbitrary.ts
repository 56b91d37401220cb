import fc from 'fast-check';
import type { Shape } from '../../../conformance/contract/sample.ts';
import type { ContractDocument, JsonSchema } from '../../src/contract/document.ts';

const MAX_TEXT = 60;
const MAX_ITEMS = 4;
const SAFE = Number.MAX_SAFE_INTEGER;

/** Follows a reference of the bundled contract. */
function resolveSchema(document: ContractDocument, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  let found: unknown = document;
  for (const key of schema.$ref.slice(2).split('/')) found = (found as JsonSchema)[key];
  return resolveSchema(document, found as JsonSchema);
}

function textOf({ pattern, format, minLength = 0, maxLength = MAX_TEXT }: Shape) {
  if (format === 'date-time') {
    const [min, max] = [new Date('2024-01-01T00:00:00Z'), new Date('2024-05-11T00:00:00Z')];
    return fc.date({ min, max, noInvalidDate: true }).map((at) => at.toISOString());
  }
  if (format === 'uri') return fc.webUrl();
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, MAX_TEXT) })
    .map((text) => text.replaceAll('\0', ' '))
    .filter((text) => [...text].length >= minLength && fits(text));
}

function objectOf(document: ContractDocument, shape: Shape): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, minProperties = 0 } = shape;
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(document, inner)]),
  );
  const known = fc.record(model, { requiredKeys: required });
  const open = typeof additionalProperties === 'object';
  const all = open
    ? fc
        .tuple(
          known,
          fc.dictionary(
            fc.stringMatching(/^[a-z0-9]{1,8}$/),
            arbitraryOf(document, additionalProperties),
            { maxKeys: 3 },
          ),
        )
        .map(([named, more]): object => ({ ...more, ...named }))
    : known;
  return all.filter((value) => Object.keys(value).length >= minProperties);
}

function typed(document: ContractDocument, type: string, shape: Shape): fc.Arbitrary<unknown> {
  const { minimum = -SAFE, maximum = SAFE, minItems = 0 } = shape;
  switch (type) {
    case 'integer':
      return fc.maxSafeInteger().map((one) => {
        const span = Math.min(SAFE, maximum - minimum + 1);
        return minimum + (Math.abs(one) % span);
      });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const maxLength = Math.min(shape.maxItems ?? MAX_ITEMS, Math.max(MAX_ITEMS, minItems));
      return fc.array(arbitraryOf(document, shape.items ?? {}), { minLength: minItems, maxLength });
    }
    case 'object':
      return objectOf(document, shape);
    default:
      return textOf(shape);
  }
}

export function arbitraryOf(document: ContractDocument, schema: JsonSchema): fc.Arbitrary<unknown> {
  const shape = resolveSchema(document, schema) as Shape;
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const ways = shape.oneOf ?? shape.anyOf;
  if (ways) return fc.oneof(...ways.map((way) => arbitraryOf(document, way)));
  const types = [shape.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => typed(document, type, shape)));
}
