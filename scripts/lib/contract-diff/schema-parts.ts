import type { Schema } from '../contract-document/schema.ts';
import { breaking, type Direction, type Found, safe, show } from './types.ts';

/** Whoever writes may write less: a narrower request breaks clients, a wider answer does. */
function found(
  direction: Direction,
  change: 'narrower' | 'wider',
  where: string,
  what: string,
): Found {
  const breaks = direction === 'request' ? change === 'narrower' : change === 'wider';
  return breaks ? breaking(where, what) : safe(where, what);
}

const typesOf = ({ type }: Schema): string[] | null => (type === undefined ? null : [type].flat());

function valuesOf(schema: Schema): unknown[] | null {
  return 'const' in schema ? [schema.const] : (schema.enum ?? null);
}

/** Whether a set of types or values has one; an integer is a number. */
function has(set: readonly unknown[], one: unknown): boolean {
  return (
    set.some((other) => JSON.stringify(other) === JSON.stringify(one)) ||
    (one === 'integer' && set.includes('number'))
  );
}

/** Compares two sets of what is allowed; null allows all. */
function compareSets(
  direction: Direction,
  where: string,
  word: string,
  [old, now]: readonly [unknown[] | null, unknown[] | null],
): Found[] {
  if (old === null && now === null) return [];
  if (old === null)
    return [found(direction, 'narrower', where, `only ${word} ${now?.map(show).join(', ')}`)];
  if (now === null) return [found(direction, 'wider', where, `any ${word}`)];
  const gone = old.filter((one) => !has(now, one));
  const added = now.filter((one) => !has(old, one));
  return [
    ...(gone.length > 0
      ? [found(direction, 'narrower', where, `no longer ${word} ${gone.map(show).join(', ')}`)]
      : []),
    ...(added.length > 0
      ? [found(direction, 'wider', where, `also ${word} ${added.map(show).join(', ')}`)]
      : []),
  ];
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

function compareBounds(direction: Direction, where: string, old: Schema, now: Schema): Found[] {
  return [...LOWER, ...UPPER].flatMap((name) => {
    const none = LOWER.includes(name) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [before, after] = [Number(old[name] ?? none), Number(now[name] ?? none)];
    if (before === after) return [];
    const isNarrower = LOWER.includes(name) ? after > before : after < before;
    const what = `${name} ${old[name] ?? 'none'} → ${now[name] ?? 'none'}`;
    return [found(direction, isNarrower ? 'narrower' : 'wider', where, what)];
  });
}

/** Patterns and formats: added ones narrow, removed ones widen, changed ones cannot be compared. */
function compareTexts(direction: Direction, where: string, old: Schema, now: Schema): Found[] {
  return ['pattern', 'format'].flatMap((name) => {
    const [before, after] = [old[name], now[name]];
    if (before === after) return [];
    const what = `${name} ${show(before ?? 'none')} → ${show(after ?? 'none')}`;
    if (before === undefined) return [found(direction, 'narrower', where, what)];
    if (after === undefined) return [found(direction, 'wider', where, what)];
    return [breaking(where, what)];
  });
}

/** Compares all that is said of a value itself, whatever is inside it. */
export function compareValue(
  direction: Direction,
  where: string,
  old: Schema,
  now: Schema,
): Found[] {
  return [
    ...compareSets(direction, where, 'type', [typesOf(old), typesOf(now)]),
    ...compareSets(direction, where, 'value', [valuesOf(old), valuesOf(now)]),
    ...compareBounds(direction, where, old, now),
    ...compareTexts(direction, where, old, now),
    ...(JSON.stringify(old.default) === JSON.stringify(now.default)
      ? []
      : [
          breaking(
            where,
            `default ${show(old.default ?? 'none')} → ${show(now.default ?? 'none')}`,
          ),
        ]),
  ];
}

/** Compares which fields an object has and must have. */
export function compareFields(
  direction: Direction,
  where: string,
  old: Schema,
  now: Schema,
): Found[] {
  const [before, after] = [old.properties ?? {}, now.properties ?? {}];
  const [must, mustNow] = [new Set(old.required), new Set(now.required)];
  const at = (name: string): string => (where === '' ? name : `${where}.${name}`);
  const gone = Object.keys(before).filter((name) => !(name in after));
  const fresh = Object.keys(after).filter((name) => !(name in before));
  const kept = Object.keys(before).filter((name) => name in after);
  const isRequest = direction === 'request';
  return [
    ...gone.map((name) => {
      // A closed request refuses the field; an answer without a required one is not what was promised.
      const breaks = isRequest ? now.additionalProperties === false : must.has(name);
      return (breaks ? breaking : safe)(at(name), 'field removed');
    }),
    ...fresh.map((name) =>
      isRequest && mustNow.has(name)
        ? breaking(at(name), 'new required field')
        : safe(at(name), mustNow.has(name) ? 'new field' : 'new optional field'),
    ),
    ...kept.flatMap((name) => {
      if (must.has(name) === mustNow.has(name)) return [];
      return mustNow.has(name)
        ? [found(direction, 'narrower', at(name), 'required now')]
        : [found(direction, 'wider', at(name), 'optional now')];
    }),
    ...compareOpen(direction, where, old, now),
  ];
}

function compareOpen(direction: Direction, where: string, old: Schema, now: Schema): Found[] {
  const [was, is] = [old.additionalProperties !== false, now.additionalProperties !== false];
  if (was === is) return [];
  // Readers let fields pass that they do not know, so an answer may be open.
  if (is) return [safe(where, 'takes unknown fields')];
  return [(direction === 'request' ? breaking : safe)(where, 'takes no unknown fields')];
}
