import fc from 'fast-check';

type Path = readonly (string | number)[];

const DEEP = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], 1);

/** Values that servers have been known to take for something else. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  -0.1,
  1e21,
  1.7e308,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  '9223372036854775808',
  '9007199254740993',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  ' 1000',
  '1,000',
  '１０００',
  '١٠٠٠',
  '',
  ' ',
  'null',
  'undefined',
  [],
  {},
  [1000],
  { $gt: 0 },
  { toString: 'x' },
  DEEP,
  '\ud800',
  'a\udc00b',
  '\u0000',
  '\u202e\u2066',
  `'; drop table bet; --`,
  `' or '1'='1`,
  '../../../etc/passwd',
  '%2e%2e%2f',
  '<img src=x onerror=alert(1)>',
  'x\r\nset-cookie: a=b',
  '\n\nevent: balance\ndata: {}',
  'a'.repeat(5_000),
];

/** Bodies that are not JSON, or JSON that readers disagree on. */
export const RAW_BODIES: readonly string[] = [
  '{',
  'NaN',
  '{"stake":NaN}',
  '{"stake":1e309}',
  '{"stake":00100}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":10}}',
  '{"constructor":{"prototype":{"role":10}}}',
  '"\\ud800"',
  'null',
  'true',
  '[]',
  '[[]]',
  '"text"',
  '{}x',
  "{'a':1}",
  '[1,]',
  '\ufeff{}',
  '['.repeat(10_000),
  '['.repeat(5_000) + ']'.repeat(5_000),
];

const NEW_KEYS = [
  'level',
  'role',
  'id',
  'emoney',
  'memberId',
  'isAdmin',
  '$where',
  'toString',
  'x'.repeat(300),
];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  const inner = changed(copy[key], rest, change);
  if (inner === GONE) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const GONE = Symbol('gone');

/** Changes a value in one place: another value, a missing one, or a field nobody asked for. */
export function mutated(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom('set', 'set', 'set', 'delete', 'add');
  return fc
    .tuple(valid, fc.nat(), how, fc.constantFrom(...HOSTILE), fc.constantFrom(...NEW_KEYS))
    .map(([value, at, way, hostile, name]) => {
      const paths = pathsOf(value);
      const path = paths[at % paths.length] ?? [];
      if (way === 'delete' && path.length > 0) return changed(value, path, () => GONE);
      if (way === 'add') {
        const objects = paths.filter((one) => isObject(valueAt(value, one)));
        const object = objects[at % Math.max(1, objects.length)] ?? [];
        return changed(value, object, (old) =>
          isObject(old) ? { ...old, [name]: hostile } : hostile,
        );
      }
      return changed(value, path, () => hostile);
    });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value);
}
