import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { ContractDocument, JsonSchema, Operation } from '../../src/contract/document.ts';

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020;

/** The contract read a second time, without the server's own glue: what fits and what does not. */
export function createOracle(document: ContractDocument) {
  const ajv = addFormats(new Ajv2020({ strict: false, strictNumbers: true }));
  ajv.addSchema({ ...document, $id: 'contract' });
  const compiled = new Map<JsonSchema, ValidateFunction>();

  function pointed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(pointed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) =>
      key === '$ref' ? [key, `contract${String(inner)}`] : [key, pointed(inner)],
    );
    return Object.fromEntries(entries);
  }

  function check(schema: JsonSchema): ValidateFunction {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile(pointed(schema) as JsonSchema);
    compiled.set(schema, made);
    return made;
  }

  function faults(schema: JsonSchema, value: unknown): string | null {
    const validate = check(schema);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  }

  const problem = { $ref: '#/components/schemas/Problem' };

  return {
    faults,
    /** Faults of a value against a named schema of the contract. */
    named: (name: string, value: unknown) =>
      faults((document.components?.schemas?.[name] ?? false) as JsonSchema, value),
    /** Whether the text is a body that the operation takes. */
    accepts({ body }: Operation, text: string): boolean {
      if (!body) return false;
      try {
        return faults(body.schema, JSON.parse(text)) === null;
      } catch {
        return false;
      }
    },
    /** What is wrong with an answer, or null. */
    answer(operation: Operation, status: number, text: string): string | null {
      const declared = operation.responses.get(String(status));
      if (declared === undefined) {
        if (status < 400) return `status ${status} is not declared`;
        return faults(problem, JSON.parse(text));
      }
      if (declared === null) return text === '' ? null : 'a body that is not declared';
      return declared.schema ? faults(declared.schema, JSON.parse(text)) : null;
    },
  };
}
