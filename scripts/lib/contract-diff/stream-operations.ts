import type { Schema } from '../contract-document/schema.ts';
import { resolve } from './resolve.ts';
import { compareSchemas } from './schemas.ts';
import { breaking, type Direction, type Found, type Json, safe } from './types.ts';

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
export interface StreamOperation {
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
export function compareStreamOperations(
  was: StreamOperation | undefined,
  is: StreamOperation | undefined,
): Found[] {
  if (was && is) return compareOperations(was, is);
  if (was) return [breaking(topicOf(channelOf(was)), 'operation removed')];
  return is ? [safe(topicOf(channelOf(is)), 'new operation')] : [];
}
