import document from '#contract/openapi.json' with { type: 'json' };
import { ACCESS, type Access, mayCall } from '#rules/roles.ts';
import type { OperationRules, RateRule } from './types.ts';

export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

interface Content {
  [mediaType: string]: { schema: JsonSchema };
}

interface OperationObject {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
  security?: Record<string, string[]>[];
  'x-access'?: Access;
  'x-allow-in-maintenance'?: boolean;
  'x-unread-gate'?: boolean;
  'x-no-activity'?: boolean;
  'x-rate'?: RateRule;
}

export interface ContractDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
}

/** One operation with everything the glue needs, references to parameters and responses resolved. */
export interface Operation extends OperationRules {
  parameters: Parameter[];
  /** `isFile`: the body is a file as it is, which the handler gets as a buffer. */
  body: { required: boolean; isFile: boolean; schema: JsonSchema } | null;
  /** By status or `default`; null where the answer has no body, undefined schema where it is not JSON. */
  responses: Map<string, { mediaType: string; schema: JsonSchema | null } | null>;
}

/** Of a body that is a file. */
export const FILE_TYPE = 'application/octet-stream';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Reads the bundled contract that `npm run api:gen` wrote. */
export function readContract(): ContractDocument {
  return document as unknown as ContractDocument;
}

/** Follows a reference of the document. */
export function resolve<T extends object>(
  document: ContractDocument,
  value: T | { $ref: string },
): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let found: unknown = document;
  for (const key of value.$ref.slice(2).split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[
      key.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (found === undefined) throw new Error(`the contract refers to nothing: ${value.$ref}`);
  return resolve(document, found as T);
}

function securityOf(operation: OperationObject): OperationRules['security'] {
  const ways = operation.security ?? [];
  if (ways.length === 0) return 'none';
  return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'member';
}

/** Throws unless the operation says who may call it, and asks for a token where guests may not. */
function accessOf(operation: OperationObject): Access {
  const { operationId, 'x-access': access } = operation;
  if (access === undefined || !(access in ACCESS)) {
    throw new Error(`${operationId}: x-access must be one of ${Object.keys(ACCESS).join(', ')}`);
  }
  if (mayCall('guest', access) === (securityOf(operation) === 'member')) {
    throw new Error(`${operationId}: x-access and security disagree about guests`);
  }
  return access;
}

function responsesOf(
  document: ContractDocument,
  operation: OperationObject,
): Operation['responses'] {
  const responses: Operation['responses'] = new Map();
  for (const [status, declared] of Object.entries(operation.responses)) {
    const { content } = resolve<{ content?: Content }>(document, declared);
    const [first] = Object.entries(content ?? {});
    if (first === undefined) {
      responses.set(status, null);
      continue;
    }
    const [mediaType, { schema }] = first;
    responses.set(status, { mediaType, schema: mediaType.includes('json') ? schema : null });
  }
  return responses;
}

export function listOperations(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item.parameters ?? []) as Parameter[];
    return METHODS.filter((method) => item[method] !== undefined).map((method): Operation => {
      const operation = item[method] as OperationObject;
      const body = operation.requestBody ? resolve(document, operation.requestBody) : undefined;
      const file = body?.content[FILE_TYPE];
      const schema = (body?.content['application/json'] ?? file)?.schema;
      if (body && !schema)
        throw new Error(`${operation.operationId}: only JSON and files are served as bodies`);
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        security: securityOf(operation),
        access: accessOf(operation),
        allowInMaintenance: operation['x-allow-in-maintenance'] ?? false,
        unreadGate: operation['x-unread-gate'] ?? false,
        noActivity: operation['x-no-activity'] ?? false,
        rate: operation['x-rate'] ?? null,
        parameters: [...shared, ...(operation.parameters ?? [])].map((one) =>
          resolve<Parameter>(document, one),
        ),
        body: schema
          ? { required: body?.required ?? false, isFile: file !== undefined, schema }
          : null,
        responses: responsesOf(document, operation),
      };
    });
  });
}
