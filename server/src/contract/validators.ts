import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import {
  type ContractDocument,
  type JsonSchema,
  type Operation,
  type Parameter,
  resolve,
} from './document.ts';
import { createParameterReader } from './parameters.ts';

export interface FieldError {
  path: string;
  message: string;
}

/** Returns what is wrong, or null; parameters are turned into their types in place. */
export type Check = (value: unknown) => FieldError[] | null;

export interface OperationChecks {
  params: Check;
  query: Check;
  headers: Check;
  body: Check | null;
  /** Undefined for a status the contract does not declare. */
  answer(status: number): { mediaType: string; check: Check } | null | undefined;
}

// A CommonJS module whose types promise a default export that Node's interop nests once more.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;

/** Points references of the document at the schema that holds it. */
function rebase(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rebase);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#/')
        ? [key, `doc${value}`]
        : [key, rebase(value)],
    ),
  );
}

function describe(error: ErrorObject): FieldError {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<
    string,
    string | undefined
  >;
  const extra = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  return {
    path: extra === undefined ? path : path === '' ? extra : `${path}.${extra}`,
    message: error.message ?? error.keyword,
  };
}

/** Compiles on first use: a start must not wait for schemas that nobody calls. */
function lazily(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile();
    return validate(value) ? null : (validate.errors ?? []).map(describe);
  };
}

function objectOf(parameters: readonly Parameter[], closed: boolean): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
    ...(closed ? { additionalProperties: false } : {}),
  };
}

type Definitions = Pick<ContractDocument, 'components'>;
type ChecksOf = (operation: Operation) => OperationChecks;

const known = new WeakMap<ContractDocument, ChecksOf>();

/**
 * Returns the checks of the contract's operations. Parameters are read from text, bodies must have their types. What was compiled
 * is shared by all servers of the process.
 */
export function validatorsOf(document: ContractDocument): ChecksOf {
  const shared = known.get(document) ?? createValidators(document);
  known.set(document, shared);
  return shared;
}

function createAjv(document: Definitions, useDefaults: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    // 1e309 is valid JSON and reads as Infinity.
    strictNumbers: true,
    useDefaults,
  });
  addFormats(ajv);
  return ajv.addSchema({ $id: 'doc', ...(rebaseDefinitions(document) as object) });
}

/** Checks of values by schemas, which may refer to the components of the document. */
export function schemaChecks(document: Definitions): (schema: JsonSchema) => Check {
  const ajv = createAjv(document, false);
  return (schema) => lazily(() => ajv.compile(rebase(schema) as JsonSchema));
}

function createValidators(document: ContractDocument): ChecksOf {
  const exact = createAjv(document, false);
  const withDefaults = createAjv(document, true);

  const made = new Map<string, OperationChecks>();

  function checksOf(operation: Operation): OperationChecks {
    const part = (name: Parameter['in']): Check => {
      const parameters = operation.parameters.filter((one) => one.in === name);
      const schema = objectOf(parameters, name !== 'header');
      const read = createParameterReader(parameters, (one) => resolve<JsonSchema>(document, one));
      const check = lazily(() => withDefaults.compile(rebase(schema) as JsonSchema));
      return (values) => {
        read(values as Record<string, unknown>);
        return check(values);
      };
    };
    const answers = new Map(
      [...operation.responses].map(([status, response]) => {
        if (response === null) return [status, null];
        const schema = rebase(response.schema ?? {}) as JsonSchema;
        return [
          status,
          { mediaType: response.mediaType, check: lazily(() => exact.compile(schema)) },
        ];
      }),
    );
    const { body } = operation;
    return {
      params: part('path'),
      query: part('query'),
      headers: part('header'),
      // What kind of file it is only its handler can tell.
      body: body?.isFile
        ? () => null
        : body && lazily(() => exact.compile(rebase(body.schema) as JsonSchema)),
      answer: (status) => {
        const declared = answers.get(String(status));
        // `default` is the problem answer: a success must be declared by its own number.
        return declared === undefined && status >= 400 ? answers.get('default') : declared;
      },
    };
  }

  return (operation) => {
    const checks = made.get(operation.operationId) ?? checksOf(operation);
    made.set(operation.operationId, checks);
    return checks;
  };
}

function rebaseDefinitions(document: Definitions): unknown {
  return rebase({ components: document.components ?? {} });
}
