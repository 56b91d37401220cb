import { describe, expect, it } from 'vitest';
import published from '#contract/openapi.json' with { type: 'json' };
import { compact } from './compact.ts';
import { type Change, diffContracts } from './index.ts';
import { mayBreak, reportOf } from './report.ts';
import { sample } from './sample.ts';
import type { ContractJson, Json } from './types.ts';

/** Sets a value by its path, keys that have a slash or a dot among them; undefined takes it away. */
function changed(path: readonly string[], value: unknown): ContractJson {
  const copy = structuredClone(sample);
  let at = copy as unknown as Json;
  for (const key of path.slice(0, -1)) at = at[key] as Json;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const POST = ['paths', '/thing/{id}', 'post'];
const PARAMETERS = [...POST, 'parameters'];
const ANSWER = [...POST, 'responses', '200'];
const WISH = ['components', 'schemas', 'Wish'];
const THING = ['components', 'schemas', 'Thing'];
const PROBLEM = { 'application/problem+json': { examples: { TOO_LATE: {} } } };
const BODY = 'request body';

type Rule = readonly [path: readonly string[], value: unknown, where: string, what: string];

const BREAKING: readonly Rule[] = [
  [['servers'], [{ url: '/v2' }], 'servers', 'changed'],
  [['components', 'securitySchemes', 'token', 'name'], 'Token', 'security schemes', 'changed'],
  [POST, undefined, 'POST /thing/{id}', 'operation removed'],
  [[...POST, 'operationId'], 'addThing', 'operationId', 'makeThing → addThing'],
  [[...POST, 'x-access'], 'admins', 'access', 'no longer for member, manager'],
  [
    [...POST, 'x-rate', 'max'],
    9,
    'rate',
    '`{"max":10,"perSeconds":60,"by":"member"}` → `{"max":9,"perSeconds":60,"by":"member"}`',
  ],
  [[...POST, 'x-allow-in-maintenance'], undefined, 'behaviour', 'not served under maintenance'],
  [[...POST, 'x-unread-gate'], true, 'behaviour', 'unread messages come first'],
  [[...POST, 'x-no-activity'], true, 'behaviour', 'no longer extends the session'],
  [
    [...PARAMETERS, '0'],
    { name: 'other', in: 'query', schema: {} },
    'query size',
    'parameter removed',
  ],
  [[...PARAMETERS, '0', 'required'], true, 'query size', 'required now'],
  [[...PARAMETERS, '0', 'schema', 'maximum'], 20, 'query size', 'maximum 50 → 20'],
  [[...PARAMETERS, '0', 'schema', 'default'], 10, 'query size', 'default `15` → `10`'],
  [
    [...PARAMETERS, '2'],
    { name: 'x', in: 'query', required: true, schema: {} },
    'query x',
    'new required parameter',
  ],
  [[...POST, 'requestBody'], undefined, BODY, 'removed'],
  [[...WISH, 'required'], ['stake', 'colour', 'note'], `${BODY}.note`, 'required now'],
  [[...WISH, 'properties', 'note'], undefined, `${BODY}.note`, 'field removed'],
  [[...WISH, 'properties', 'stake', 'minimum'], 5, `${BODY}.stake`, 'minimum 1 → 5'],
  [[...WISH, 'properties', 'stake', 'type'], 'string', `${BODY}.stake`, 'no longer type `integer`'],
  [[...WISH, 'properties', 'colour', 'enum'], ['red'], `${BODY}.colour`, 'no longer value `blue`'],
  [[...WISH, 'properties', 'note', 'pattern'], '^b', `${BODY}.note`, 'pattern `^a` → `^b`'],
  [[...WISH, 'properties', 'note', 'format'], 'uri', `${BODY}.note`, 'format `none` → `uri`'],
  [ANSWER, undefined, 'answer 200', 'removed'],
  [[...POST, 'responses', '202'], {}, 'answer 202', 'a status that clients do not know'],
  [[...ANSWER, 'content'], { 'text/plain': {} }, 'answer 200', 'no longer application/json'],
  [[...ANSWER, 'headers'], {}, 'answer 200 header X-Time', 'removed'],
  [
    [...ANSWER, 'headers', 'X-Time', 'schema', 'type'],
    'string',
    'answer 200 header X-Time',
    'also type `string`',
  ],
  [[...ANSWER, 'x-events', 'gone'], {}, 'answer 200', 'also event gone'],
  [[...THING, 'required'], ['id', 'score', 'leg', 'parts'], 'answer 200.state', 'optional now'],
  [[...THING, 'properties', 'id'], undefined, 'answer 200.id', 'field removed'],
  [[...THING, 'properties', 'id', 'maxLength'], 9, 'answer 200.id', 'maxLength 8 → 9'],
  [[...THING, 'properties', 'id', 'type'], ['string', 'null'], 'answer 200.id', 'also type `null`'],
  [
    [...THING, 'properties', 'state', 'enum'],
    ['open', 'closed', 'void'],
    'answer 200.state',
    'also value `void`',
  ],
  [
    [...THING, 'properties', 'score', 'oneOf', '2'],
    { type: 'string' },
    'answer 200.score',
    'also `string`',
  ],
  [
    [...THING, 'properties', 'leg', 'oneOf', '1'],
    { properties: { kind: { const: 'race' } } },
    'answer 200.leg',
    'also `kind race`',
  ],
  [
    [...POST, 'responses', '422'],
    { content: PROBLEM },
    'problems',
    '`TOO_LATE` under 422, not 409',
  ],
];

const SAFE: readonly Rule[] = [
  [
    ['paths', '/other'],
    { get: { operationId: 'other', responses: {} } },
    'GET /other',
    'new operation',
  ],
  [
    [...POST, 'responses', '555'],
    { content: { 'application/problem+json': { examples: { INTERNAL: {} } } } },
    'problems',
    '`INTERNAL` under 555',
  ],
  [[...POST, 'x-access'], 'everyone', 'access', 'also for guest'],
  [[...POST, 'security'], [], 'security', 'needs no token'],
  [[...POST, 'x-rate'], undefined, 'rate', '`{"max":10,"perSeconds":60,"by":"member"}` → `none`'],
  [
    [...PARAMETERS, '2'],
    { name: 'x', in: 'query', schema: {} },
    'query x',
    'new optional parameter',
  ],
  [[...PARAMETERS, '1', 'required'], false, 'header Key', 'optional now'],
  [[...WISH, 'required'], ['stake'], `${BODY}.colour`, 'optional now'],
  [[...WISH, 'properties', 'more'], { type: 'string' }, `${BODY}.more`, 'new optional field'],
  [[...WISH, 'properties', 'stake', 'maximum'], 200, `${BODY}.stake`, 'maximum 100 → 200'],
  [[...WISH, 'properties', 'stake', 'type'], 'number', `${BODY}.stake`, 'also type `number`'],
  [
    [...WISH, 'properties', 'colour', 'enum'],
    ['red', 'blue', 'green'],
    `${BODY}.colour`,
    'also value `green`',
  ],
  [[...WISH, 'properties', 'note', 'pattern'], undefined, `${BODY}.note`, 'pattern `^a` → `none`'],
  [[...THING, 'properties', 'more'], { type: 'string' }, 'answer 200.more', 'new optional field'],
  [[...THING, 'properties', 'note'], undefined, 'answer 200.note', 'field removed'],
  [
    [...THING, 'properties', 'state', 'enum'],
    ['open'],
    'answer 200.state',
    'no longer value `closed`',
  ],
  [
    [...THING, 'properties', 'score', 'oneOf'],
    [{ type: 'integer' }],
    'answer 200.score',
    'no longer `null`',
  ],
  [
    [...POST, 'responses', '404'],
    { content: { 'application/problem+json': { examples: { GONE: {} } } } },
    'problems',
    'also `GONE`',
  ],
  [[...ANSWER, 'headers', 'X-Other'], {}, 'answer 200 header X-Other', 'new'],
];

describe.each([
  ['breaks clients', BREAKING, true],
  ['is safe', SAFE, false],
] as const)('%s', (_, rules, isBreaking) => {
  it.each(rules.map((rule) => [`${rule[2]}: ${rule[3]}`, rule] as const))('%s', (__, rule) => {
    const [path, value, where, what] = rule;
    const changes = diffContracts(sample, changed(path, value));
    expect(changes).toContainEqual(expect.objectContaining({ isBreaking, where, what }));
    // A change that is safe breaks nothing anywhere; one that breaks may bring safe ones along.
    if (!isBreaking) expect(changes.filter((one) => one.isBreaking)).toEqual([]);
  });
});

it('finds nothing where texts, examples and the names of shapes are all that changed', () => {
  const text = JSON.stringify(sample)
    .replaceAll('Wish', 'Request')
    .replaceAll('"maximum"', '"description":"new","maximum"');
  expect(diffContracts(sample, JSON.parse(text))).toEqual([]);
});

it('follows shapes that hold themselves once', () => {
  const changes = diffContracts(sample, changed([...THING, 'properties', 'id', 'type'], 'integer'));
  expect(changes.map(({ where }) => where)).toEqual(
    expect.arrayContaining(['answer 200.id', 'event made.id']),
  );
  expect(changes.length).toBeLessThan(10);
});

it.each([
  ['0.1.0', '0.1.9', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['2.0.0', '1.9.0', false],
])('from %s to %s clients may break: %s', (old, now, expected) => {
  expect(mayBreak(old, now)).toBe(expected);
});

it('writes one line for all operations with the same change, breaking ones first', () => {
  const change = (operation: string, isBreaking: boolean): Change => ({
    operation,
    isBreaking,
    where: 'answer 200.id',
    what: 'optional now',
  });
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => change(name, false));
  expect(reportOf([...all, change('z', true)])).toBe(
    '### Breaks clients\n\n- z: answer 200.id: optional now\n\n' +
      '### Safe\n\n- a, b, c and 2 more: answer 200.id: optional now\n',
  );
});

it('loses nothing that counts when a contract is kept without its texts', () => {
  const contract = published as unknown as ContractJson;
  const kept = compact(contract) as ContractJson;
  expect(diffContracts(kept, contract)).toEqual([]);
  expect(JSON.stringify(kept).length).toBeLessThan(JSON.stringify(contract).length / 1.5);
  const field = changed([...THING, 'properties', 'description'], { type: 'string' });
  expect(diffContracts(sample, compact(field) as ContractJson).map(({ what }) => what)).toContain(
    'new optional field',
  );
});
