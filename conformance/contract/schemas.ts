import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { contract, type JsonSchema } from './document.ts';

// A CommonJS module whose types promise a default export that Node's interop nests once more.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;

const ajv = addFormats(new Ajv2020({ strict: false, strictNumbers: true, allErrors: false }));
ajv.addSchema({ $id: 'contract', ...(pointed(contract) as object) });
const compiled = new Map<JsonSchema, ValidateFunction>();

/** Points references at the document, which the validator knows as `contract`. */
function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === '$ref' && String(inner).startsWith('#/') ? `contract${String(inner)}` : pointed(inner),
  ]);
  return Object.fromEntries(entries);
}

/** What is wrong with a value by a schema of the contract; null when nothing is. */
export function faultOf(schema: JsonSchema, value: unknown): string | null {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(pointed(schema) as JsonSchema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  const { additionalProperty } = (error?.params ?? {}) as { additionalProperty?: string };
  const where = error?.instancePath === '' ? 'the body' : error?.instancePath;
  return `${where} ${error?.message}${additionalProperty ? `: ${additionalProperty}` : ''}`;
}

/** What is wrong with a value by a named schema; null when nothing is. */
export function faultOfNamed(name: string, value: unknown): string | null {
  const schema = contract.components.schemas[name];
  if (!schema) throw new Error(`the contract has no schema ${name}`);
  return faultOf(schema, value);
}
