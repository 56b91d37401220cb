import type { JsonSchema, Parameter } from './document.ts';

/** How a path, query or header parameter reads. Only these stand in the contract. */
type Kind = 'string' | 'integer' | 'array';

/** Decimal digits and nothing else: no exponent, no hexadecimal, no leading zero, no sign before 0. */
const INTEGER = /^(0|-?[1-9]\d{0,15})$/;

export type ResolveSchema = (schema: JsonSchema) => JsonSchema;

function kindOf({ name, schema }: Parameter, resolve: ResolveSchema): Kind {
  const { type = 'string', enum: values } = resolve(schema);
  const kind = values === undefined || type !== 'string' ? type : 'string';
  if (kind === 'string' || kind === 'integer' || kind === 'array') return kind;
  throw new Error(`parameter ${name}: type ${String(kind)} is not read`);
}

/**
 * Turns the texts of an address into the declared types, in place. What does not read as its type stays a text, and the
 * check that follows refuses it.
 */
export function createParameterReader(
  parameters: readonly Parameter[],
  resolve: ResolveSchema,
): (values: Record<string, unknown>) => void {
  const kinds = parameters.map((one) => [one.name, kindOf(one, resolve)] as const);
  return (values) => {
    for (const [name, kind] of kinds) {
      const value = values[name];
      if (typeof value !== 'string') continue;
      if (kind === 'array') values[name] = [value];
      else if (kind === 'integer' && INTEGER.test(value)) values[name] = Number(value);
    }
  };
}
