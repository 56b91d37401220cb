import type { ContractJson, Json } from './types.ts';

const problem = (...codes: string[]): Json => ({
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(codes.map((code) => [code, {}])),
    },
  },
});

/** A small contract with one of everything that is compared. */
export const sample: ContractJson = {
  servers: [{ url: '/api' }],
  paths: {
    '/thing/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      post: {
        operationId: 'makeThing',
        security: [{ token: [] }],
        'x-access': 'signedIn',
        'x-rate': { max: 10, perSeconds: 60, by: 'member' },
        'x-allow-in-maintenance': true,
        'x-problems': [],
        parameters: [
          { name: 'size', in: 'query', schema: { type: 'integer', maximum: 50, default: 15 } },
          { name: 'Key', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Wish' } } },
        },
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
            headers: { 'X-Time': { required: true, schema: { type: 'integer' } } },
            'x-events': { made: { $ref: '#/components/schemas/Thing' } },
          },
          409: problem('TOO_LATE'),
          default: problem('INTERNAL'),
        },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-AUTH-TOKEN' } },
    schemas: {
      Problem: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string', enum: ['TOO_LATE', 'INTERNAL'] } },
      },
      Wish: {
        type: 'object',
        additionalProperties: false,
        required: ['stake', 'colour'],
        properties: {
          stake: { type: 'integer', minimum: 1, maximum: 100 },
          colour: { type: 'string', enum: ['red', 'blue'] },
          note: { type: 'string', pattern: '^a' },
        },
      },
      Thing: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'state', 'score', 'leg', 'parts'],
        properties: {
          id: { type: 'string', maxLength: 8 },
          state: { type: 'string', enum: ['open', 'closed'] },
          score: { oneOf: [{ type: 'integer' }, { type: 'null' }] },
          leg: { oneOf: [{ $ref: '#/components/schemas/Leg' }] },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
          note: { type: 'string' },
        },
      },
      Leg: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'fixture' } },
      },
    },
  },
};
