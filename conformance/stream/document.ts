import document from '#contract/asyncapi.json' with { type: 'json' };

export type JsonSchema = Record<string, unknown>;

/** The names of the document's rules; a fault is reported under one of them. */
export type RuleName = keyof (typeof document)['x-rules'];

interface Message {
  name: string;
  headers: JsonSchema;
  payload?: JsonSchema;
}

interface Channel {
  address: string | null;
  parameters?: Record<string, { enum?: string[] }>;
  messages: Record<string, { $ref: string }>;
}

const { channels, components } = document as unknown as {
  channels: Record<string, Channel>;
  components: { messages: Record<string, Message> };
};

/** What both sides hold to; milliseconds unless the name says otherwise. */
export const limits = document['x-limits'];

/** Every rule with its text. */
export const rules: Readonly<Record<RuleName, string>> = document['x-rules'];

/** The document under the name by which `pointed` schemas refer to it. */
export const whole: JsonSchema = { $id: 'stream', ...(pointed(document) as object) };

/** Points references of a schema at the document. */
export function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === '$ref' && String(inner).startsWith('#/') ? `stream${String(inner)}` : pointed(inner),
  ]);
  return Object.fromEntries(entries);
}

/** `board:{sport}:{kind}` as an expression; a parameter without choices takes what no other part of a name has. */
function expressionOf({ address, parameters = {} }: Channel): RegExp | null {
  if (address === null) return null;
  const text = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const choices = parameters[name]?.enum;
    return choices ? `(?:${choices.join('|')})` : '[^:@,]+';
  });
  return new RegExp(`^${text}$`);
}

const topics = Object.values(channels).flatMap((channel) => {
  const expression = expressionOf(channel);
  return expression ? [{ expression, channel }] : [];
});
const ofConnection = Object.values(channels).find(({ address }) => address === null);

/** Finds the message that an event of this name is: of its topic's channel, else of the connection. */
export function findMessage(event: string, topic: string | undefined): Message | null {
  const channel =
    topic === undefined
      ? ofConnection
      : topics.find(({ expression }) => expression.test(topic))?.channel;
  const messages = Object.values(channel?.messages ?? {}).flatMap(
    ({ $ref }) => components.messages[$ref.split('/').at(-1) ?? ''] ?? [],
  );
  return messages.find(({ name, payload }) => name === event && payload !== undefined) ?? null;
}
