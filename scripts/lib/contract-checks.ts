import type { Schema } from './contract-document/schema.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface Contract {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas?: Record<string, Schema> };
}

const answerType = 'application/json';
const helpers = `
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
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

function objectTest(value: string, schema: Schema): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const at = `${value}.${name}`;
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

function guard(name: string, type: string, schema: Schema): string {
  return `
export function is${name}(value: unknown): value is ${type} {
  return ${testOf('value', schema)};
}
`;
}

function answerGuards(paths: Contract['paths']): string[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
  return operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses ?? {}).flatMap(([status, { content }]) => {
      const schema = content?.[answerType]?.schema;
      // An answer that is a named shape has that shape's check.
      if (!schema || schema.$ref || !status.startsWith('2')) return [];
      const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Answer`;
      const type = `operations['${operationId}']['responses'][${status}]['content']['${answerType}']`;
      return [guard(name, type, schema)];
    }),
  );
}

/**
 * Returns the module of type guards for what the contract promises: one for every shape (`isNews`), one for each answer
 * that is no named shape (`isGetNewsLinkAnswer`). They look at types, required fields, choices and the bounds of numbers;
 * fields they do not know are let through, so that a server may add one. Formats, patterns and lengths are the server's
 * own business (`server/src/contract`). Throws at a schema that no check can be written for.
 */
export function contractChecks({ paths, components: { schemas = {} } }: Contract): string {
  return [
    "import type { components, operations } from './types.gen.ts';\n",
    helpers,
    ...Object.entries(schemas).map(([name, schema]) =>
      guard(name, `components['schemas']['${name}']`, schema),
    ),
    ...answerGuards(paths),
  ].join('');
}
