import { describe, expect, it } from 'vitest';
import published from '#contract/asyncapi.json' with { type: 'json' };
import { compact } from './compact.ts';
import { sampleStream } from './sample-stream.ts';
import { diffStreams } from './streams.ts';
import type { Json } from './types.ts';

/** Sets a value by its path, keys with dots between; undefined takes it away. */
function changed(path: string, value: unknown): Json {
  const copy = structuredClone(sampleStream);
  const keys = path.split('.');
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key] as Json;
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const OPEN = 'operations.openStream';
const ROOM = 'operations.sendRoom';
const OPENED = 'components.messages.open.headers';
const QUERY = `${OPEN}.bindings.http.query`;
const NEWS = 'components.messages.news';
const EVENT = 'components.schemas.Event';
const PEOPLE = 'components.schemas.Room.properties.people';
const EMPTY = { name: 'gone' };

type Rule = readonly [path: string, value: unknown, where: string, what: string];

const BREAKING: readonly Rule[] = [
  ['servers.api.pathname', '/v2', 'stream servers', 'changed'],
  ['defaultContentType', 'text/plain', 'stream content type', 'changed'],
  ['components.securitySchemes.token.name', 'token', 'stream security schemes', 'changed'],
  ['x-limits.topics', 32, 'limit topics', '64 → 32'],
  ['x-limits.heartbeat', 6000, 'limit heartbeat', '5000 → 6000'],
  ['x-limits.heartbeat', undefined, 'limit heartbeat', '5000 → none'],
  ['x-rules.chain', undefined, 'rule chain', 'removed'],
  [ROOM, undefined, 'topic room:{kind}', 'operation removed'],
  [`${ROOM}.action`, 'receive', 'action', 'send → receive'],
  [`${ROOM}.security`, [{}], 'security', 'needs a token'],
  [`${ROOM}.messages`, [], 'messages', 'no longer event news'],
  [`${ROOM}.messages.1`, EMPTY, 'messages', 'also event gone'],
  [`${OPEN}.messages`, [], 'messages', 'no longer open'],
  [`${OPEN}.bindings.http.method`, 'POST', 'method', 'GET → POST'],
  [`${OPENED}.required`, ['last-event-id'], 'open headers.last-event-id', 'required now'],
  [`${QUERY}.properties.topics.maxLength`, 50, 'query.topics', 'maxLength 100 → 50'],
  ['channels.room.address', 'hall:{kind}', 'topic room:{kind}', 'topic hall:{kind} now'],
  [
    'channels.room.parameters.kind.enum',
    ['big'],
    'topic room:{kind} kind',
    'no longer value `small`',
  ],
  [`${NEWS}.headers.properties.id.type`, 'string', 'event news fields.id', 'also type `string`'],
  [`${EVENT}.required`, ['data'], 'event news.seq', 'optional now'],
  [`${EVENT}.properties.seq`, undefined, 'event news.seq', 'field removed'],
  [`${PEOPLE}.maximum`, 200, 'event news.data.people', 'maximum 100 → 200'],
];

const SAFE: readonly Rule[] = [
  ['x-limits.topics', 128, 'limit topics', '64 → 128'],
  ['x-limits.heartbeat', 4000, 'limit heartbeat', '5000 → 4000'],
  ['x-limits.keptDeltas', 10, 'limit keptDeltas', '300 → 10'],
  ['x-limits.batch', 100, 'limit batch', 'none → 100'],
  ['x-rules.form', 'One line of data.', 'rule form', 'new'],
  [
    'operations.sendHall',
    { action: 'send', channel: { $ref: '#/channels/room' }, messages: [] },
    'topic room:{kind}',
    'new operation',
  ],
  [`${OPEN}.messages.1`, EMPTY, 'messages', 'also gone'],
  [`${QUERY}.properties.from`, {}, 'query.from', 'new optional field'],
  [
    'channels.room.parameters.kind.enum',
    ['big', 'small', 'tall'],
    'topic room:{kind} kind',
    'also value `tall`',
  ],
  [`${OPENED}.properties.more`, {}, 'open headers.more', 'new optional field'],
  [`${EVENT}.properties.at`, {}, 'event news.at', 'new optional field'],
  [`${PEOPLE}.maximum`, 50, 'event news.data.people', 'maximum 100 → 50'],
];

describe.each([
  ['breaks readers', BREAKING, true],
  ['is safe', SAFE, false],
] as const)('%s', (_, rules, isBreaking) => {
  it.each(rules.map((rule) => [`${rule[2]}: ${rule[3]}`, rule] as const))('%s', (__, rule) => {
    const [path, value, where, what] = rule;
    const changes = diffStreams(sampleStream, changed(path, value));
    expect(changes).toContainEqual(expect.objectContaining({ isBreaking, where, what }));
    if (!isBreaking) expect(changes.filter((one) => one.isBreaking)).toEqual([]);
  });
});

it('a token that is needed no more is safe', () => {
  const [old, now] = [changed(`${ROOM}.security`, [{}]), sampleStream];
  expect(diffStreams(old, now)).toMatchObject([{ isBreaking: false, what: 'needs no token' }]);
});

it('names the operation, and none for what all of the stream has', () => {
  const names = (path: string, value: unknown) =>
    diffStreams(sampleStream, changed(path, value)).map(({ operation }) => operation);
  expect(names(`${EVENT}.properties.at`, {})).toEqual(['sendRoom']);
  expect(names('x-limits.topics', 1)).toEqual(['']);
});

it('finds nothing where texts, examples and the texts of rules are all that changed', () => {
  const now = changed('x-rules.chain', 'In other words.');
  const text = JSON.stringify(now).replaceAll('"maximum"', '"description":"new","maximum"');
  expect(diffStreams(sampleStream, JSON.parse(text))).toEqual([]);
});

it('finds the rate of openings in the operation alone, which has it too', () => {
  expect(diffStreams(sampleStream, changed('x-limits.openings', { max: 1 }))).toEqual([]);
});

it('loses nothing that counts when a stream is kept without its texts', () => {
  const kept = compact(published);
  expect(diffStreams(kept, published)).toEqual([]);
  expect(JSON.stringify(kept).length).toBeLessThan(JSON.stringify(published).length / 1.5);
  expect(diffStreams({ components: {} }, published).map(({ what }) => what)).toContain(
    'new operation',
  );
});
