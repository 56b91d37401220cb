import type { Schema } from '../contract-document/schema.ts';
import { resolvedSchema, type Side } from './resolve.ts';
import { compareFields, compareValue } from './schema-parts.ts';
import { breaking, type Direction, type Found, safe } from './types.ts';

/** What tells a variant from the others: its constants, its name or its type. */
function keyOf(side: Side): string {
  const schema = resolvedSchema(side);
  const constants = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const { const: only, enum: values } = resolvedSchema({ ...side, schema: inner });
    const value = only ?? (values?.length === 1 ? values[0] : undefined);
    return value === undefined ? [] : [`${name} ${String(value)}`];
  });
  if (constants.length > 0) return constants.join();
  return side.schema?.$ref?.split('/').at(-1) ?? String(schema.type ?? 'any');
}

/** The variants of a schema; one that has none is its own only variant. */
function variantsOf(side: Side): Map<string, Side> {
  const { oneOf, anyOf } = resolvedSchema(side);
  const variants = (oneOf ?? anyOf ?? [side.schema ?? {}]).map((schema) => ({ ...side, schema }));
  return new Map(variants.map((one) => [keyOf(one), one]));
}

function compareVariants(
  direction: Direction,
  where: string,
  old: Side,
  now: Side,
  seen: Seen,
): Found[] {
  const [before, after] = [variantsOf(old), variantsOf(now)];
  const isRequest = direction === 'request';
  // Neither has more than one: only its name may differ.
  if (before.size === 1 && after.size === 1) {
    const [[was], [is]] = [[...before.values()], [...after.values()]];
    return was && is ? compareSchemas(direction, where, was, is, seen) : [];
  }
  return [
    ...[...before].flatMap(([key, one]) => {
      const other = after.get(key);
      if (other) return compareSchemas(direction, where, one, other, seen);
      return [(isRequest ? breaking : safe)(where, `no longer \`${key}\``)];
    }),
    ...[...after.keys()]
      .filter((key) => !before.has(key))
      .map((key) => (isRequest ? safe : breaking)(where, `also \`${key}\``)),
  ];
}

type Seen = ReadonlySet<string>;

/** What a schema allows more or less than before, and whether that breaks clients. */
export function compareSchemas(
  direction: Direction,
  where: string,
  old: Side,
  now: Side,
  seen: Seen = new Set(),
): Found[] {
  const pair = `${old.schema?.$ref} ${now.schema?.$ref}`;
  const isNamed = old.schema?.$ref !== undefined && now.schema?.$ref !== undefined;
  if (isNamed && seen.has(pair)) return [];
  const deeper = isNamed ? new Set([...seen, pair]) : seen;
  const [before, after] = [resolvedSchema(old), resolvedSchema(now)];
  const hasVariants = [before, after].some(({ oneOf, anyOf }) => oneOf ?? anyOf);
  if (hasVariants) return compareVariants(direction, where, old, now, deeper);

  const inside = (name: string, was: Schema | undefined, is: Schema | undefined): Found[] =>
    was && is
      ? compareSchemas(direction, name, { ...old, schema: was }, { ...now, schema: is }, deeper)
      : [];
  const [fields, extra] = [before.properties ?? {}, before.additionalProperties];
  return [
    ...compareValue(direction, where, before, after),
    ...compareFields(direction, where, before, after),
    ...Object.entries(fields).flatMap(([name, schema]) =>
      inside(where === '' ? name : `${where}.${name}`, schema, after.properties?.[name]),
    ),
    ...inside(`${where}[]`, before.items, after.items),
    ...(typeof extra === 'object' && typeof after.additionalProperties === 'object'
      ? inside(`${where}.*`, extra, after.additionalProperties)
      : []),
  ];
}
