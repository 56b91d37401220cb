import document from '#contract/openapi.json' with { type: 'json' };
import type { Access } from '#rules/roles.ts';
import type { OperationId, ProblemCode, Schemas } from './types.ts';

export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

interface ResponseObject {
  content?: Record<string, Media>;
  headers?: Record<string, { example?: unknown } | { $ref: string }>;
}

interface OperationObject {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: {
    content: Partial<Record<'application/json' | 'application/octet-stream', Media>>;
  };
  responses: Record<string, ResponseObject>;
  'x-access': Access;
  'x-allow-in-maintenance'?: boolean;
  'x-unread-gate'?: boolean;
  'x-no-activity'?: boolean;
  'x-problems'?: ProblemCode[];
}

/** One operation of the contract, as far as a mock has to know it. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Without the base: `/bet/{betId}`. */
  path: string;
  access: Access;
  isOpenInMaintenance: boolean;
  isBehindUnread: boolean;
  /** The call does not extend the session. */
  isPassive: boolean;
  problems: readonly ProblemCode[];
  parameters: readonly Parameter[];
  body: JsonSchema | null;
  /** The body is a file: the mock takes it and forgets it. */
  takesFile: boolean;
  /** The body of a request, as the contract shows it. */
  requestExample: unknown;
  answer: {
    status: number;
    /** Empty where the answer has no body. */
    mediaType: string;
    schema: JsonSchema | null;
    example: unknown;
    /** Those that this answer has beside what every answer has, as the contract shows them. */
    headers: Readonly<Record<string, string>>;
  };
}

interface ContractDocument {
  info: { 'x-example-now': number };
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: { RetryAfter: { example: number } };
    examples: Record<ProblemCode, { value: Schemas['Problem'] }>;
  };
}

/** The server itself knows these of every answer. */
const COMMON_HEADERS = ['X-Request-Id', 'X-Server-Time', 'Cache-Control'];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The bundled contract that `npm run api:gen` wrote. */
export const contract = document as unknown as ContractDocument;

/** The instant at which all examples of the contract happen, epoch milliseconds. */
export const EXAMPLE_NOW = contract.info['x-example-now'];

/** Follows a reference of the document. @throws where it leads to nothing. */
export function resolve<T extends object>(value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let found: unknown = contract;
  for (const key of value.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (found === undefined) throw new Error(`the contract refers to nothing: ${value.$ref}`);
  return resolve(found as T);
}

function answerOf({ operationId, responses }: OperationObject): Operation['answer'] {
  const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  if (success === undefined) throw new Error(`${operationId} has no successful answer`);
  const [status, { content = {}, headers = {} }] = success;
  const [[mediaType, media] = ['', undefined]] = Object.entries(content);
  const own = Object.entries(headers).filter(([name]) => !COMMON_HEADERS.includes(name));
  return {
    status: Number(status),
    mediaType,
    schema: media?.schema ?? null,
    example: media?.example,
    headers: Object.fromEntries(
      own.map(([name, header]) => [name, String(resolve<{ example?: unknown }>(header).example)]),
    ),
  };
}

function operationOf(method: string, path: string, item: Record<string, unknown>): Operation {
  const object = item[method] as OperationObject;
  const shared = (item.parameters ?? []) as Parameter[];
  const content = object.requestBody?.content ?? {};
  const media = content['application/json'];
  return {
    id: object.operationId,
    method: method.toUpperCase(),
    path,
    access: object['x-access'],
    isOpenInMaintenance: object['x-allow-in-maintenance'] ?? false,
    isBehindUnread: object['x-unread-gate'] ?? false,
    isPassive: object['x-no-activity'] ?? false,
    problems: object['x-problems'] ?? [],
    parameters: [...shared, ...(object.parameters ?? [])].map((one) => resolve<Parameter>(one)),
    body: media?.schema ?? null,
    takesFile: 'application/octet-stream' in content,
    requestExample: media?.example,
    answer: answerOf(object),
  };
}

export const OPERATIONS: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) =>
      operationOf(method, path, item),
    ),
);

/** The operation of an id. @throws where the contract has none. */
export function operationOfId(id: string): Operation {
  const found = OPERATIONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the contract has no operation ${id}`);
  return found;
}
