import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { contract, type JsonSchema, type Operation, type Parameter, resolve } from './document.ts';

export interface FieldError {
  path: string;
  message: string;
}

/** What a request says beside its address, by part; a text of a number is read as one where the contract says so. */
export interface RequestParts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

// A CommonJS module whose types promise a default export that Node's interop nests once more.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;
const ajv = addFormats(new Ajv2020({ strict: false, useDefaults: true }));
ajv.addSchema({ $id: 'contract', ...(rebase({ components: contract.components }) as object) });

const compiled = new WeakMap<object, ValidateFunction>();

/** Points references of the document at the schema that holds it. */
function rebase(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#/')
        ? `contract${value}`
        : value,
    ),
  );
}

function describe({ instancePath, params, message, keyword }: ErrorObject): FieldError {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const steps = [...instancePath.split('/').slice(1), missingProperty ?? additionalProperty ?? ''];
  return { path: steps.filter((one) => one !== '').join('.'), message: message ?? keyword };
}

/** Returns what is wrong with a value by a schema of the contract; [] where nothing is. */
export function faultsOf(schema: JsonSchema, value: unknown): FieldError[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(rebase(schema) as JsonSchema);
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).map(describe);
}

const closedObjects = new WeakMap<Operation, Map<Parameter['in'], JsonSchema>>();

function schemaOf(operation: Operation, place: Parameter['in']): JsonSchema {
  const made = closedObjects.get(operation) ?? new Map<Parameter['in'], JsonSchema>();
  closedObjects.set(operation, made);
  const declared = operation.parameters.filter((one) => one.in === place);
  const schema = made.get(place) ?? {
    type: 'object',
    properties: Object.fromEntries(declared.map((one) => [one.name, one.schema])),
    required: declared.filter((one) => one.required).map((one) => one.name),
    additionalProperties: false,
  };
  made.set(place, schema);
  return schema;
}

/** No exponent, no leading zero, no sign before 0. */
const INTEGER = /^(0|-?[1-9]\d{0,15})$/;

function readNumbers(operation: Operation, values: Record<string, unknown>): void {
  for (const { name, schema } of operation.parameters) {
    const isInteger = resolve<JsonSchema>(schema).type === 'integer';
    const value = values[name];
    if (isInteger && typeof value === 'string' && INTEGER.test(value)) {
      values[name] = Number(value);
    }
  }
}

/** Checks a request against the contract, the parts in this order; the first that has faults answers. */
export function checkRequest(operation: Operation, parts: RequestParts): FieldError[] {
  const { params, query, headers, body } = parts;
  for (const [place, values] of [
    ['path', params],
    ['query', query],
    ['header', headers],
  ] as const) {
    readNumbers(operation, values);
    const faults = faultsOf(schemaOf(operation, place), values);
    if (faults.length > 0) return faults;
  }
  if (operation.body === null) {
    return body === undefined ? [] : [{ path: 'body', message: 'no body is expected' }];
  }
  return faultsOf(operation.body, body).map(({ path, message }) => ({
    path: path === '' ? 'body' : `body.${path}`,
    message,
  }));
}
