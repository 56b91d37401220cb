import type { Json } from './types.ts';

const message = (name: string, payload: Json): Json => ({
  name,
  headers: {
    type: 'object',
    required: ['event'],
    properties: { event: { const: name }, id: { type: 'integer' } },
  },
  payload: {
    allOf: [
      { $ref: '#/components/schemas/Event' },
      { type: 'object', properties: { data: payload } },
    ],
  },
});

/** A small stream with one of everything that is compared. */
export const sampleStream: Json = {
  servers: { api: { host: '{host}', pathname: '/stream', protocol: 'https' } },
  defaultContentType: 'application/json',
  'x-limits': { heartbeat: 5000, topics: 64, keptDeltas: 300, openings: { max: 600 } },
  'x-rules': { chain: 'Each message follows the one before.' },
  channels: {
    room: {
      address: 'room:{kind}',
      parameters: { kind: { enum: ['big', 'small'] } },
      messages: { news: { $ref: '#/components/messages/news' } },
    },
    connection: { address: null, messages: { open: { $ref: '#/components/messages/open' } } },
  },
  operations: {
    openStream: {
      action: 'receive',
      channel: { $ref: '#/channels/connection' },
      messages: [{ $ref: '#/channels/connection/messages/open' }],
      bindings: {
        http: {
          method: 'GET',
          query: {
            type: 'object',
            additionalProperties: false,
            required: ['topics'],
            properties: { topics: { type: 'string', maxLength: 100 } },
          },
        },
      },
    },
    sendRoom: {
      action: 'send',
      channel: { $ref: '#/channels/room' },
      messages: [{ $ref: '#/channels/room/messages/news' }],
    },
  },
  components: {
    securitySchemes: { token: { type: 'httpApiKey', in: 'header', name: 'x-auth-token' } },
    messages: {
      open: {
        name: 'open',
        headers: { type: 'object', properties: { 'last-event-id': { type: 'string' } } },
      },
      news: message('news', { $ref: '#/components/schemas/Room' }),
    },
    schemas: {
      Event: {
        type: 'object',
        required: ['seq', 'data'],
        properties: {
          seq: { type: 'integer' },
          data: { anyOf: [{ $ref: '#/components/schemas/Room' }, { type: 'null' }] },
        },
      },
      Room: {
        type: 'object',
        required: ['people'],
        properties: { people: { type: 'integer', maximum: 100 } },
      },
    },
  },
};
