import { breaking, type Change, type Direction, type Found, type Json, safe } from './types.ts';
import type { Schema } from '../contract-document/schema.ts';
import { resolve } from './resolve.ts';
import { compareSchemas } from './schemas.ts';

type Limits = Readonly<Record<string, unknown>>;

/** What a reader may use: it is refused or cut off where there is less. `openings` is the rate of `openStream`. */
const MOST = ['topics', 'topicsLength', 'streamsPerMember', 'streamsPerAddress'];
const ALLOWED = [...MOST, 'unreadBytes', 'unread'];
/** How long a reader waits at most. */
const WITHIN = ['heartbeat'];

function compareLimit(name: string, was: unknown, is: unknown): Found[] {
  if (JSON.stringify(was) === JSON.stringify(is) || name === 'openings') return [];
  const show = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));
  const [before, after] = [Number(was ?? Infinity), Number(is ?? Infinity)];
  const breaks =
    (ALLOWED.includes(name) && after < before) || (WITHIN.includes(name) && after > before);
  return [(breaks ? breaking : safe)(`limit ${name}`, `${show(was)} → ${show(is)}`)];
}

/** Compares the numbers and the rules that a server of the stream holds to; texts of rules do not count. */
function comparePromises(old: Json, now: Json): Found[] {
  const [was, is] = [(old['x-limits'] ?? {}) as Limits, (now['x-limits'] ?? {}) as Limits];
  const rulesOf = (one: Json): string[] => Object.keys(one['x-rules'] ?? {});
  const [rules, rulesNow] = [rulesOf(old), rulesOf(now)];
  return [
    ...Object.keys({ ...was, ...is }).flatMap((name) => compareLimit(name, was[name], is[name])),
    ...rules
      .filter((name) => !rulesNow.includes(name))
      .map((name) => breaking(`rule ${name}`, 'removed')),
    ...rulesNow.filter((name) => !rules.includes(name)).map((name) => safe(`rule ${name}`, 'new')),
  ];
}

interface Message extends Json {
  name: string;
  headers?: Schema;
  payload?: Schema;
}

interface Channel extends Json {
  address: string | null;
  parameters?: Record<string, { enum?: string[] }>;
}

interface Operation extends Json {
  /** What the server does: `send` events, or `receive` a request. */
  action: 'send' | 'receive';
  channel: Json;
  messages: Json[];
  security?: Json[];
  bindings?: { http?: { method?: string; query?: Schema } };
}

/** An operation and the AsyncAPI document that it refers to. */
interface StreamOperation {
  document: Json;
  value: Operation;
}

function channelOf({ document, value }: StreamOperation): Channel {
  return resolve(document, value.channel) as Channel;
}

const topicOf = ({ address }: Channel): string =>
  address === null ? 'connection' : `topic ${address}`;

/** Topics are written by readers. */
function compareChannels(old: StreamOperation, now: StreamOperation): Found[] {
  const [was, is] = [channelOf(old), channelOf(now)];
  if (was.address !== is.address) return [breaking(topicOf(was), `${topicOf(is)} now`)];
  return Object.keys(was.parameters ?? {}).flatMap((name) =>
    compareSchemas(
      'request',
      `${topicOf(was)} ${name}`,
      { document: old.document, schema: was.parameters?.[name] },
      { document: now.document, schema: is.parameters?.[name] },
    ),
  );
}

/** The messages of an operation by the names of their events. */
function messagesOf({ document, value }: StreamOperation): Map<string, Message> {
  const messages = value.messages.map((one) => resolve(document, one) as Message);
  return new Map(messages.map((one) => [one.name, one]));
}

function compareMessages(
  direction: Direction,
  old: StreamOperation,
  now: StreamOperation,
): Found[] {
  const isRequest = direction === 'request';
  const [before, after] = [messagesOf(old), messagesOf(now)];
  const where = (name: string): string => (isRequest ? name : `event ${name}`);
  return [
    ...[...before].flatMap(([name, was]) => {
      const is = after.get(name);
      if (!is) return [breaking('messages', `no longer ${where(name)}`)];
      const schemas = (at: string, one: Schema | undefined, other: Schema | undefined): Found[] =>
        compareSchemas(
          direction,
          at,
          { document: old.document, schema: one },
          { document: now.document, schema: other },
        );
      const fields = `${where(name)} ${isRequest ? 'headers' : 'fields'}`;
      return [
        ...schemas(where(name), was.payload, is.payload),
        ...schemas(fields, was.headers, is.headers),
      ];
    }),
    ...[...after.keys()]
      .filter((name) => !before.has(name))
      .map((name) => (isRequest ? safe : breaking)('messages', `also ${where(name)}`)),
  ];
}

function compareRequest(old: StreamOperation, now: StreamOperation): Found[] {
  const [was, is] = [old.value.bindings?.http, now.value.bindings?.http];
  return [
    ...(was?.method === is?.method ? [] : [breaking('method', `${was?.method} → ${is?.method}`)]),
    ...compareSchemas(
      'request',
      'query',
      { document: old.document, schema: was?.query },
      { document: now.document, schema: is?.query },
    ),
  ];
}

function compareOperations(old: StreamOperation, now: StreamOperation): Found[] {
  const [was, is] = [old.value, now.value];
  if (was.action !== is.action) return [breaking('action', `${was.action} → ${is.action}`)];
  const [needed, needs] = [was, is].map(({ security }) => (security ?? []).length > 0);
  return [
    ...(needs && !needed ? [breaking('security', 'needs a token')] : []),
    ...(needed && !needs ? [safe('security', 'needs no token')] : []),
    ...compareChannels(old, now),
    ...compareRequest(old, now),
    ...compareMessages(is.action === 'send' ? 'answer' : 'request', old, now),
  ];
}

/** Compares an operation of the stream; one of the two is undefined where it was added or removed. */
function compareStreamOperations(
  was: StreamOperation | undefined,
  is: StreamOperation | undefined,
): Found[] {
  if (was && is) return compareOperations(was, is);
  if (was) return [breaking(topicOf(channelOf(was)), 'operation removed')];
  return is ? [safe(topicOf(channelOf(is)), 'new operation')] : [];
}

/** What all of a stream has: its address, its media type, how tokens are sent. */
function compareWhole(old: Json, now: Json): Found[] {
  const picked = (values: unknown, ...names: string[]): string =>
    JSON.stringify(
      Object.entries((values ?? {}) as Record<string, Json>).map(([key, value]) => [
        key,
        ...names.map((name) => value[name]),
      ]),
    );
  const schemes = ({ components }: Json): string =>
    picked((components as Json).securitySchemes, 'type', 'in', 'name');
  const servers = ({ servers: all }: Json): string => picked(all, 'host', 'pathname', 'protocol');
  return [
    ...(servers(old) === servers(now) ? [] : [breaking('stream servers', 'changed')]),
    ...(schemes(old) === schemes(now) ? [] : [breaking('stream security schemes', 'changed')]),
    ...(old.defaultContentType === now.defaultContentType
      ? []
      : [breaking('stream content type', 'changed')]),
    ...comparePromises(old, now),
  ];
}

const operationsOf = (document: Json): Map<string, StreamOperation> =>
  new Map(
    Object.entries((document.operations ?? {}) as Record<string, StreamOperation['value']>).map(
      ([name, value]) => [name, { document, value }],
    ),
  );

/**
 * What changed between two AsyncAPI documents for a reader that was made for the old one, as `diffContracts` does
 * for calls. A message is the same while the name of its event is.
 */
export function diffStreams(old: Json, now: Json): Change[] {
  const [before, after] = [operationsOf(old), operationsOf(now)];
  const whole = before.size > 0 ? compareWhole(old, now) : [];
  const names = Object.keys({ ...Object.fromEntries(before), ...Object.fromEntries(after) });
  return [
    ...whole.map((one) => ({ ...one, operation: '' })),
    ...names.flatMap((operation) => {
      const [was, is] = [before.get(operation), after.get(operation)];
      return compareStreamOperations(was, is).map((one) => ({ ...one, operation }));
    }),
  ];
}
