import type { Schema } from '../contract-document/schema.ts';
import { compareSchemas } from './schemas.ts';
import { breaking, type ContractJson, type Found, type Json, safe } from './types.ts';

type Sides = readonly [ContractJson, ContractJson];

interface Parameter extends Json {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

const nameOf = ({ in: place, name }: Parameter): string => `${place} ${name}`;

function parametersOf(item: Json, operation: Json): Map<string, Parameter> {
  const all = [item.parameters ?? [], operation.parameters ?? []].flat() as Parameter[];
  return new Map(all.map((one) => [nameOf(one), one]));
}

/** Compares parameters by place and name. */
function compareParameters(
  [old, now]: Sides,
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
): Found[] {
  return [
    ...[...before].flatMap(([name, was]) => {
      const is = after.get(name);
      // Unknown query parameters are refused, unknown headers are not looked at.
      if (!is) return [(was.in === 'header' ? safe : breaking)(name, 'parameter removed')];
      const sooner = is.required && !was.required ? [breaking(name, 'required now')] : [];
      const later = was.required && !is.required ? [safe(name, 'optional now')] : [];
      const schemas = [
        { document: old, schema: was.schema },
        { document: now, schema: is.schema },
      ] as const;
      return [...sooner, ...later, ...compareSchemas('request', name, ...schemas)];
    }),
    ...[...after]
      .filter(([name]) => !before.has(name))
      .map(([name, { required }]) =>
        required ? breaking(name, 'new required parameter') : safe(name, 'new optional parameter'),
      ),
  ];
}

interface Body extends Json {
  required?: boolean;
  content: Record<string, { schema: Schema }>;
}

function compareBodies([old, now]: Sides, was: Body | undefined, is: Body | undefined): Found[] {
  const where = 'request body';
  if (!was && !is) return [];
  if (!was) return [is?.required ? breaking(where, 'required now') : safe(where, 'new, optional')];
  if (!is) return [breaking(where, 'removed')];
  const types = Object.keys(was.content);
  return [
    ...(is.required && !was.required ? [breaking(where, 'required now')] : []),
    ...types
      .filter((type) => !(type in is.content))
      .map((type) => breaking(where, `no longer ${type}`)),
    ...types
      .filter((type) => type in is.content)
      .flatMap((type) =>
        compareSchemas(
          'request',
          where,
          { document: old, schema: was.content[type]?.schema },
          { document: now, schema: is.content[type]?.schema },
        ),
      ),
  ];
}

type Place = readonly [item: Json, operation: Json];

/** Compares what an operation takes: parameters and body. */
export function compareRequests(sides: Sides, [oldItem, old]: Place, [item, now]: Place): Found[] {
  return [
    ...compareParameters(sides, parametersOf(oldItem, old), parametersOf(item, now)),
    ...compareBodies(
      sides,
      old.requestBody as Body | undefined,
      now.requestBody as Body | undefined,
    ),
  ];
}
