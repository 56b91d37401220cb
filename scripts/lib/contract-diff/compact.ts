import type { Json } from './types.ts';

/** Texts and examples: nothing that a comparison looks at. */
const PROSE = new Set([
  'description',
  'summary',
  'example',
  'tags',
  'x-enum-descriptions',
  'x-client-actions',
  'x-market-types',
  'x-periods',
  'x-generated',
]);

function withoutProse(value: unknown, isNamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    // The keys of `properties` are names of fields; lists of examples are texts, maps of them name problem codes.
    ([key, inner]) => isNamed || !(PROSE.has(key) || (key === 'examples' && Array.isArray(inner))),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, withoutProse(inner, !isNamed && key === 'properties')]),
  );
}

/** The part of a document that clients can break on, small enough to be kept for the next comparison. */
export function compact(document: Json): Json {
  const { examples, ...components } = document.components as Json;
  return withoutProse({ ...document, components }, false) as Json;
}
