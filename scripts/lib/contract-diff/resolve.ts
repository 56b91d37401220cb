import type { Schema } from '../contract-document/schema.ts';
import type { Json } from './types.ts';

/** Follows the references of a document until there is none; one that leads nowhere is empty. */
export function resolve<Value extends Json>(document: Json, value: Value): Value {
  if (typeof value.$ref !== 'string') return value;
  let found: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) found = (found as Json | undefined)?.[key];
  return resolve(document, (found ?? {}) as Value);
}

export interface Side {
  document: Json;
  schema: Schema | undefined;
}

/** A field that two parts of a schema name: the later part is the narrower one, as a board is of a snapshot's data. */
function bothOf(one: Schema | undefined, other: Schema | undefined): Schema {
  if (!one || !other || one.$ref || other.$ref) return other ?? one ?? {};
  return { ...one, ...other };
}

function merged(one: Schema, other: Schema): Schema {
  const [before, after] = [one.properties ?? {}, other.properties ?? {}];
  const names = Object.keys({ ...before, ...after });
  return {
    ...one,
    ...other,
    properties: Object.fromEntries(names.map((name) => [name, bothOf(before[name], after[name])])),
    required: [...(one.required ?? []), ...(other.required ?? [])],
  };
}

/** Follows references and puts the parts of `allOf` together; an unknown reference is an empty schema, which allows all. */
export function resolvedSchema({ document, schema = {} }: Side): Schema {
  const { allOf, ...own } = resolve(document, schema);
  if (!allOf) return own;
  return allOf.map((part) => resolvedSchema({ document, schema: part })).reduce(merged, own);
}
