import type { Json } from './types.ts';

/** Follows the references of a document until there is none; one that leads nowhere is empty. */
export function resolve<Value extends Json>(document: Json, value: Value): Value {
  if (typeof value.$ref !== 'string') return value;
  let found: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) found = (found as Json | undefined)?.[key];
  return resolve(document, (found ?? {}) as Value);
}
