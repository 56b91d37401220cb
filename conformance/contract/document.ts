import document from '#contract/openapi.json' with { type: 'json' };
import type { Access } from '#rules/roles.ts';

export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}

interface Header {
  required?: boolean;
  schema: JsonSchema;
}

interface Response {
  content?: Record<string, Media>;
  headers?: Record<string, Header | { $ref: string }>;
}

/** An operation as the document has it. */
interface Declared {
  operationId: string;
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, Response | { $ref: string }>;
  security?: Record<string, string[]>[];
  'x-access': Access;
  'x-problems'?: string[];
  'x-refusals'?: string[];
  'x-rate'?: Rate;
  'x-allow-in-maintenance'?: boolean;
  'x-unread-gate'?: boolean;
}

export interface Rate {
  max: number;
  perSeconds: number;
  by: 'ip' | 'member' | 'device';
}

/** One operation of the contract, references to parameters and answers followed. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: readonly string[];
  access: Access;
  /** Whether a token is needed, or read when there is one. */
  security: 'none' | 'optional' | 'member';
  rate: Rate | null;
  allowInMaintenance: boolean;
  unreadGate: boolean;
  parameters: readonly Parameter[];
  /** `isFile`: it is sent as it is, and has no example. */
  body: { schema: JsonSchema; example: unknown; isFile: boolean } | null;
  /** Answers below 400, by status; null where there is no body. */
  successes: ReadonlyMap<number, { mediaType: string; schema: JsonSchema | null } | null>;
  /** Codes of `x-problems`. */
  problems: readonly string[];
  /** Codes of `x-refusals`: why a deposit or a withdrawal may be refused. */
  refusals: readonly string[];
  /** Headers of an answer of this status, by name. */
  headers(status: number): Readonly<Record<string, Header>>;
}

/** Of a body that is a file. */
export const FILE_TYPE = 'application/octet-stream';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The bundled contract. */
export const contract = document as unknown as {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** Follows a reference of the document. Throws where it leads nowhere. */
export function resolve<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let found: unknown = contract;
  for (const key of value.$ref.slice(2).split('/'))
    found = (found as JsonSchema | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`the contract refers to nothing: ${value.$ref}`);
  return resolve(found as T);
}

function securityOf({ security = [] }: Declared): Operation['security'] {
  if (security.length === 0) return 'none';
  return security.some((way) => Object.keys(way).length === 0) ? 'optional' : 'member';
}

function successesOf({ responses }: Declared): Operation['successes'] {
  const declared = Object.entries(responses).filter(([status]) => Number(status) < 400);
  return new Map(
    declared.map(([status, answer]) => {
      const [first] = Object.entries(resolve<Response>(answer).content ?? {});
      if (!first) return [Number(status), null];
      const [mediaType, { schema }] = first;
      return [
        Number(status),
        { mediaType, schema: mediaType.includes('json') ? (schema ?? {}) : null },
      ];
    }),
  );
}

function headersOf({ responses }: Declared, status: number): Record<string, Header> {
  const answer = responses[String(status)] ?? responses.default;
  const { headers = {} } = answer ? resolve<Response>(answer) : {};
  return Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [name, resolve<Header>(header)]),
  );
}

function operationOf(method: string, path: string, shared: Declared['parameters'], one: Declared) {
  const file = one.requestBody?.content?.[FILE_TYPE];
  const media = one.requestBody?.content?.['application/json'] ?? file;
  const operation: Operation = {
    id: one.operationId,
    method: method.toUpperCase(),
    path,
    tags: one.tags ?? [],
    access: one['x-access'],
    security: securityOf(one),
    rate: one['x-rate'] ?? null,
    allowInMaintenance: one['x-allow-in-maintenance'] ?? false,
    unreadGate: one['x-unread-gate'] ?? false,
    parameters: [...(shared ?? []), ...(one.parameters ?? [])].map((each) =>
      resolve<Parameter>(each),
    ),
    body: media?.schema
      ? { schema: media.schema, example: media.example, isFile: file !== undefined }
      : null,
    successes: successesOf(one),
    problems: one['x-problems'] ?? [],
    refusals: one['x-refusals'] ?? [],
    headers: (status) => headersOf(one, status),
  };
  return operation;
}

export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) =>
      operationOf(
        method,
        path,
        item.parameters as Declared['parameters'],
        item[method] as Declared,
      ),
    ),
);

const byId = new Map(operations.map((one) => [one.id, one]));

/** The operation of an id. Throws where the contract has none. */
export function operationNamed(id: string): Operation {
  const found = byId.get(id);
  if (!found) throw new Error(`the contract has no operation ${id}`);
  return found;
}
