import type { Schema } from './contract-document/schema.ts';

interface Operation {
  operationId: string;
  tags?: string[];
  /** No first page asks for it. */
  'x-late'?: boolean;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface Contract {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas?: Record<string, Schema> };
}

const answerType = 'application/json';
/** Where all is that the first page may ask for. */
const SITE = 'site';
/** Where shapes are that several late groups share. */
const SHARED = 'shared';
/** Where shapes are that groups of staff alone share, so that no page of a member carries them. */
const STAFF = 'staff';
const STAFF_GROUPS: readonly string[] = ['admin', 'desk'];
const helpers = `
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
`;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

function numberTest(value: string, { type, minimum, maximum }: Schema): string {
  const bounds = [
    type === 'integer' ? `Number.isSafeInteger(${value})` : `Number.isFinite(${value})`,
    minimum === undefined ? '' : `(${value} as number) >= ${minimum}`,
    // A safe integer is never above this one.
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER
      ? ''
      : `(${value} as number) <= ${maximum}`,
  ];
  return bounds.filter(Boolean).join(' && ');
}

/** What a property may be read by after a dot. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

function objectTest(value: string, schema: Schema): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const at = IDENTIFIER.test(name) ? `${value}.${name}` : `${value}['${name}']`;
    const test = testOf(at, field);
    return required.includes(name) ? test : test && `(${at} === undefined || ${any(test)})`;
  });
  const rest =
    typeof additionalProperties === 'object'
      ? [`Object.values(${value}).every((field) => ${testOf('field', additionalProperties)})`]
      : [];
  return [`isObject(${value})`, ...fields, ...rest].filter(Boolean).join(' && ');
}

const any = (test: string): string => (test.includes(' && ') ? `(${test})` : test);

/** Returns the expression that tells whether `value` is what the schema says; '' where anything is. */
function testOf(value: string, schema: Schema): string {
  const { $ref, type, oneOf, anyOf, items } = schema;
  if ($ref) return `is${nameOf($ref)}(${value})`;
  const variants =
    oneOf ?? anyOf ?? (Array.isArray(type) && type.map((one) => ({ ...schema, type: one })));
  if (variants) return `(${variants.map((one) => any(testOf(value, one))).join(' || ')})`;
  if ('const' in schema) return `${value} === ${JSON.stringify(schema.const)}`;
  if (schema.enum) {
    return `(${schema.enum.map((one) => `${value} === ${JSON.stringify(one)}`).join(' || ')})`;
  }
  switch (type) {
    case 'null':
      return `${value} === null`;
    case 'string':
    case 'boolean':
      return `typeof ${value} === '${type}'`;
    case 'integer':
    case 'number':
      return numberTest(value, schema);
    case 'array': {
      const test = items ? testOf('item', items) : '';
      const isItem = items?.$ref ? `is${nameOf(items.$ref)}` : `(item) => ${test}`;
      return test === '' ? `Array.isArray(${value})` : `isListOf(${value}, ${isItem})`;
    }
    case 'object':
      return objectTest(value, schema);
    default:
      throw new Error(`no check can be written for ${JSON.stringify(schema)}`);
  }
}

interface Guard {
  name: string;
  text: string;
  /** Shapes whose checks it calls. */
  uses: readonly string[];
}

function guard(name: string, type: string, schema: Schema): Guard {
  const test = testOf('value', schema);
  const text = `
export function is${name}(value: unknown): value is ${type} {
  return ${test};
}
`;
  return { name: `is${name}`, text, uses: refsOf(schema).map((ref) => `is${ref}`) };
}

/** Names of the shapes that a schema mentions. */
function refsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = '$ref' in schema ? [nameOf(String(schema.$ref))] : [];
  return [...own, ...Object.values(schema).flatMap(refsOf)];
}

interface AnswerChecks {
  group: string;
  guards: Guard[];
  /** The check of an answer that is a named shape, by the name of the operation's. */
  aliases: Readonly<Record<string, string>>;
  /** Names of the shapes in them. */
  refs: string[];
}

/** The checks of answers: those of `x-late` operations in the group of their tag. */
function answerGuards({ paths }: Contract): AnswerChecks[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
  return operations.map((operation) => {
    const { operationId = '', tags: [tag = SITE] = [], responses = {} } = operation;
    const group = operation['x-late'] ? tag : SITE;
    const schemas = Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.[answerType]?.schema;
      return schema && status.startsWith('2') ? [{ status, schema }] : [];
    });
    const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Answer`;
    const named = schemas.find(({ schema }) => schema.$ref)?.schema.$ref;
    const guards = schemas.flatMap(({ status, schema }) => {
      if (schema.$ref) return [];
      const type = `operations['${operationId}']['responses'][${status}]['content']['${answerType}']`;
      return [guard(name, type, schema)];
    });
    const aliases = named && nameOf(named) !== name ? { [`is${name}`]: `is${nameOf(named)}` } : {};
    return { group, guards, aliases, refs: schemas.flatMap(({ schema }) => refsOf(schema)) };
  });
}

/** The groups whose answers hold a shape, by the name of its check. */
function groupsOf(shapes: ReadonlyMap<string, Guard>, answers: readonly AnswerChecks[]) {
  const groups = new Map<string, Set<string>>();
  const mark = (name: string, group: string): void => {
    const known = groups.get(name) ?? new Set();
    if (known.has(group)) return;
    groups.set(name, known.add(group));
    for (const used of shapes.get(name)?.uses ?? []) mark(used, group);
  };
  for (const { group, refs } of answers) for (const ref of refs) mark(`is${ref}`, group);
  return groups;
}

function moduleText(
  group: string,
  guards: readonly Guard[],
  groupOf: ReadonlyMap<string, string>,
): string {
  const own = new Set(guards.map(({ name }) => name));
  const text = guards.map((one) => one.text).join('');
  const foreign = new Map<string, Set<string>>();
  for (const used of guards.flatMap(({ uses }) => uses)) {
    const from = groupOf.get(used) ?? SITE;
    if (!own.has(used)) foreign.set(from, (foreign.get(from) ?? new Set()).add(used));
  }
  const helperNames = ['isListOf', 'isObject'].filter((name) => text.includes(`${name}(`));
  if (group !== SITE && helperNames.length > 0)
    foreign.set(SITE, new Set([...helperNames, ...(foreign.get(SITE) ?? [])]));
  const types = ['components', 'operations'].filter((name) => text.includes(`is ${name}[`));
  const imports = [...foreign].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...imports.map(
      ([from, names]) => `import { ${[...names].sort().join(', ')} } from './${from}.gen.ts';\n`,
    ),
    `import type { ${types.join(', ')} } from '../types.gen.ts';\n`,
    group === SITE ? helpers : '',
    text,
  ].join('');
}

/**
 * Returns the modules of type guards for what the contract promises: one guard for every shape (`isNews`), one for the
 * answer of each operation (`isGetNewsLinkAnswer`), which is its shape's where that has a name. They look at types, required fields, choices and the bounds of
 * numbers; fields they do not know are let through, so that a server may add one. Formats, patterns and lengths are the
 * server's own business (`server/src/contract`). Operations that are `x-late` have a module for their tag, so that the first page does not
 * carry it. Keys are file names; `checks.gen.ts` is the door. Throws at a schema that no check can be written for.
 */
export function contractChecks(contract: Contract): Map<string, string> {
  const shapes = new Map(
    Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => {
      const one = guard(name, `components['schemas']['${name}']`, schema);
      return [one.name, one] as const;
    }),
  );
  const answers = answerGuards(contract);
  const using = groupsOf(shapes, answers);
  const groupOf = new Map(
    [...shapes.keys()].map((name) => {
      const [group = SITE, ...others] = using.get(name) ?? [];
      if (others.length === 0) return [name, group];
      if (group === SITE || others.includes(SITE)) return [name, SITE];
      return [name, [group, ...others].every((one) => STAFF_GROUPS.includes(one)) ? STAFF : SHARED];
    }),
  );
  const groups = Map.groupBy(shapes.values(), ({ name }) => groupOf.get(name) ?? SITE);
  for (const { group, guards } of answers)
    if (guards.length > 0) groups.set(group, [...(groups.get(group) ?? []), ...guards]);
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  const aliases = answers.flatMap((one) => Object.entries(one.aliases));
  const door = sorted.map(([group, guards]) => {
    const own = guards.map(({ name }) => name);
    const renamed = aliases.filter(([, shape]) => own.includes(shape));
    const names = [...own, ...renamed.map(([name, shape]) => `${shape} as ${name}`)]
      .map((name) => `  ${name},\n`)
      .sort();
    return `export {\n${names.join('')}} from './checks/${group}.gen.ts';\n`;
  });
  return new Map([
    ['checks.gen.ts', door.join('')],
    ...sorted.map(
      ([group, guards]) => [`checks/${group}.gen.ts`, moduleText(group, guards, groupOf)] as const,
    ),
  ]);
}
