import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../config.ts';
import { createHttp, serveClient } from '../http.ts';
import { createManualClock } from '../lib/clock.ts';
import { problem } from '../lib/problem.ts';
import { createRateLimits } from '../lib/rate-limits.ts';
import type { Session } from '../lib/session.ts';
import { type ContractDocument, readContract } from './document.ts';
import { type MountOptions, mountContract } from './mount.ts';
import type { Guard, OperationRules } from './types.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({
  description: 'x',
  content: { 'application/json': { schema } },
});
const failure = {
  description: 'x',
  content: { 'application/problem+json': { schema: ref('Problem') } },
};

const sample: ContractDocument = {
  paths: {
    '/thing': {
      post: {
        operationId: 'makeThing',
        'x-access': 'everyone',
        'x-rate': { max: 3, perSeconds: 60, by: 'ip' },
        requestBody: { required: true, content: { 'application/json': { schema: ref('Thing') } } },
        responses: { 201: json(ref('Thing')), default: failure },
      },
      get: {
        operationId: 'listThings',
        'x-access': 'everyone',
        parameters: [
          { name: 'size', in: 'query', schema: { type: 'integer', maximum: 50 } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'If-Older', in: 'header', schema: { type: 'string', pattern: '^[0-9]*$' } },
        ],
        responses: { 200: json({ type: 'object' }), default: failure },
      },
    },
    '/thing/file': {
      post: {
        operationId: 'keepFile',
        'x-access': 'everyone',
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: { 201: json({ type: 'object' }), default: failure },
      },
    },
    '/thing/{id}': {
      delete: {
        operationId: 'dropThing',
        security: [{ token: [] }],
        'x-access': 'admins',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 8 } },
        ],
        responses: { 204: { description: 'gone' }, default: failure },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        additionalProperties: false,
        required: ['stake'],
        properties: { stake: { type: 'integer', minimum: 1 }, note: { type: 'string' } },
      },
      ...problemSchemas(),
    },
  },
};

/** The shape of a problem with those in it. */
function problemSchemas(): object {
  const { schemas = {} } = readContract().components ?? {};
  const names = [
    ...['Problem', 'ProblemCode', 'Refusal', 'RefusalCode'],
    ...['MoneyRefusal', 'MoneyRefusalCode', 'Money', 'Instant', 'LimitPeriod'],
  ];
  return Object.fromEntries(names.map((name) => [name, schemas[name]]));
}

const clock = createManualClock(1_715_396_400_000);
const admin: Session = { id: 's1', memberId: 'm1', userId: 'admin01', type: 1, role: 10 };
const seen: { request: unknown; rules: OperationRules | null } = { request: null, rules: null };
let answer: unknown;
let app: FastifyInstance;

const guard: Guard = async (ctx, rules) => {
  seen.rules = rules;
  if (rules.security !== 'member') return { ok: true, session: null };
  const token = ctx.raw.headers['x-auth-token'];
  if (token === 'replaced') return { ok: false, code: 'SESSION_REPLACED' };
  if (token === 'blocked') return { ok: false, code: 'IP_BLOCKED' };
  return token ? { ok: true, session: admin } : { ok: false, code: 'UNAUTHENTICATED' };
};

function handle(request: unknown): never {
  seen.request = request;
  if (answer instanceof Error) throw answer;
  return answer as never;
}

function quietConfig(): Config {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  return parsed.value;
}

async function build(change: Partial<MountOptions> = {}): Promise<FastifyInstance> {
  const made = createHttp(quietConfig(), clock);
  const limits = await createRateLimits(made);
  await serveClient(made, { clientDir: null, publicApiBase: null });
  const handlers = {
    makeThing: handle,
    listThings: handle,
    dropThing: handle,
    keepFile: handle,
  } as MountOptions['handlers'];
  mountContract(made, {
    document: sample,
    handlers,
    guard,
    clock,
    missing: 'fail',
    limits,
    ...change,
  });
  await made.ready();
  return made;
}

beforeEach(async () => {
  answer = { status: 201, body: { stake: 5 } };
  app = await build();
});
afterEach(() => app.close());

async function post(payload: string | Buffer, type = 'application/json', url = '/api/thing') {
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type },
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

describe('a request', () => {
  it('reaches the handler as the contract describes it', async () => {
    expect(await post('{"stake":5}')).toEqual({ status: 201, body: { stake: 5 } });
    expect(seen.request).toEqual({ params: {}, query: {}, headers: {}, body: { stake: 5 } });
  });

  it.each([
    ['an unknown field', '{"stake":5,"level":11}', 'level'],
    ['a text for a number', '{"stake":"5"}', 'stake'],
    ['a fraction', '{"stake":5.5}', 'stake'],
    ['a number too large to count', '{"stake":1e309}', 'stake'],
    ['a missing field', '{}', 'stake'],
    ['a list for an object', '[5]', ''],
    ['null', 'null', ''],
  ])('with %s is refused and says where', async (_, payload, path) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ type: 'about:blank', code: 'VALIDATION', errors: [{ path }] });
  });

  it.each([
    ['broken JSON', '{"stake":'],
    ['a prototype', '{"stake":5,"__proto__":{"role":10}}'],
    ['an escaped prototype', '{"stake":5,"\\u005f_proto__":{"role":10}}'],
    ['a key twice', '{"stake":5,"stake":6}'],
    ['a NUL', '{"stake":5,"note":"a\\u0000b"}'],
    ['half a surrogate pair', '{"stake":5,"note":"\\ud800"}'],
    ['a depth of 10,000', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ])('with %s is refused before the contract looks at it', async (_, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('of another type or too large is refused', async () => {
    expect(await post('stake=5', 'text/plain')).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    expect(await post(`{"stake":5,"note":"${'x'.repeat(70_000)}"}`)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });

  it('is a file where the contract says so, and nowhere else', async () => {
    answer = { status: 201, body: {} };
    const file = Buffer.from([0x89, 0x50, 0, 0xff]);
    const type = 'application/octet-stream';
    const send = async (body: string | Buffer, as = type, url = '/api/thing/file') => {
      const { status, body: sent } = await post(body, as, url);
      return sent.code ?? status;
    };
    expect(await send(file)).toBe(201);
    expect(seen.request).toMatchObject({ body: file });
    expect(await send(Buffer.alloc(2 * 1024 * 1024))).toBe(201);
    expect(await send(Buffer.alloc(2 * 1024 * 1024 + 1))).toBe('PAYLOAD_TOO_LARGE');
    expect(await send(Buffer.alloc(0))).toBe('VALIDATION');
    expect(await send('{"stake":5}', 'application/json')).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await send(file, 'image/png')).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await send(file, type, '/api/thing')).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('has its parameters turned into the declared types', async () => {
    answer = { status: 200, body: {} };
    const response = await app.inject({
      url: '/api/thing?size=20&tag=a',
      headers: { 'if-older': '7', 'x-other': '1' },
    });
    expect(response.statusCode).toBe(200);
    expect(seen.request).toMatchObject({
      query: { size: 20, tag: ['a'] },
      headers: { 'If-Older': '7' },
    });
  });

  it.each([
    '?size=51',
    ...['1e309', '-1e309', 'Infinity', 'NaN', '0x10', '1e1', '010', '1.0', '-0', '%201', ''].map(
      (one) => `?size=${one}`,
    ),
    '?size=ten',
    '?size=1&size=2',
    '?page=1',
    '?tag=%00',
    '/%E0%A4%A',
  ])('with the bad address %s is refused', async (tail) => {
    const response = await app.inject({ url: `/api/thing${tail}` });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'VALIDATION',
      requestId: response.headers['x-request-id'],
    });
  });
});

describe('an answer', () => {
  it.each([
    ['a field too many', { status: 201, body: { stake: 5, password: 'secret' } }],
    ['a wrong type', { status: 201, body: { stake: '5' } }],
    ['a status that is not declared', { status: 200, body: { stake: 5 } }],
    ['a body where there is none', { status: 204, body: {} }],
    ['an error thrown', new Error('select * from member')],
  ])('with %s becomes a 500 that tells nothing', async (_, wrong) => {
    answer = wrong;
    const { status, body } = await post('{"stake":5}');
    expect(status).toBe(500);
    expect(body).toEqual({
      type: 'about:blank',
      code: 'INTERNAL',
      message: '예기치 못한 문제가 발생했습니다.',
      requestId: expect.stringMatching(/^[\w-]{12}$/),
    });
  });

  it('without a body is sent as such', async () => {
    answer = { status: 204 };
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/thing/a',
      headers: { 'x-auth-token': 't' },
    });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  it('that many get is checked, written and compressed once', async () => {
    let written = 0;
    class Things {
      toJSON() {
        written += 1;
        return { many: 'x'.repeat(5_000) };
      }
    }
    answer = { status: 200, body: new Things(), isShared: true };
    const get = (encoding: string) =>
      app.inject({ url: '/api/thing', headers: { 'accept-encoding': encoding } });
    const sent = await Promise.all([
      get('gzip, br'),
      get('br;q=1.0'),
      get('br;q=0, gzip'),
      get(''),
    ]);
    expect(sent.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'br',
      'gzip',
      undefined,
    ]);
    const [one, two, zipped, plain] = sent.map(({ rawPayload }) => rawPayload);
    const text = JSON.stringify({ many: 'x'.repeat(5_000) });
    expect(brotliDecompressSync(one as Buffer).toString()).toBe(text);
    expect(two?.equals(one as Buffer)).toBe(true);
    expect(gunzipSync(zipped as Buffer).toString()).toBe(text);
    expect(plain?.toString()).toBe(text);
    expect(sent.every(({ headers }) => headers.vary?.includes('accept-encoding'))).toBe(true);
    expect(written).toBe(1);
    answer = { status: 200, body: new Things(), isShared: true };
    await get('br');
    expect(written).toBe(2);
  });

  it('may be any problem, with the id of the request', async () => {
    answer = problem('BET_REFUSED', { refusals: [{ code: 'ODDS_CHANGED', from: 195, to: 190 }] });
    const { status, body } = await post('{"stake":5}');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      refusals: [{ code: 'ODDS_CHANGED' }],
      requestId: expect.stringMatching(/./),
    });
  });

  it('says when a database is away that it may come back', async () => {
    answer = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(await post('{"stake":5}')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });

  it('carries request id, server time, no-store and the security headers', async () => {
    for (const url of ['/api/thing', '/api/nowhere']) {
      const { headers } = await app.inject({ url });
      expect(headers).toMatchObject({
        'x-request-id': expect.stringMatching(/./),
        'x-server-time': '1715396400000',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

describe('the guard', () => {
  it.each([
    ['', 401, 'UNAUTHENTICATED'],
    ['replaced', 555, 'SESSION_REPLACED'],
    ['blocked', 600, 'IP_BLOCKED'],
  ])('with token "%s" answers %i', async (token, status, code) => {
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/thing/a',
      headers: { 'x-auth-token': token },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });

  it('is asked before a body is read, with what the contract says of the operation', async () => {
    seen.request = null;
    const response = await app.inject({
      method: 'DELETE',
      url: '/api/thing/far-too-long',
      payload: '{',
    });
    expect(response.statusCode).toBe(401);
    expect(seen.request).toBeNull();
    expect(seen.rules).toMatchObject({
      operationId: 'dropThing',
      security: 'member',
      access: 'admins',
      noActivity: false,
    });
  });

  it('lets no more through than the rate allows', async () => {
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push((await post('{"stake":5}')).status);
    expect(answers).toEqual([201, 201, 201, 429, 429]);
    const refused = await app.inject({ method: 'POST', url: '/api/thing', payload: {} });
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': expect.stringMatching(/^[1-9]\d?$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });
});

describe('the routes', () => {
  it('answer 404 beside the contract and 405 for another method', async () => {
    expect((await app.inject({ url: '/api/nowhere' })).json()).toMatchObject({ code: 'NOT_FOUND' });
    const other = await app.inject({ method: 'PATCH', url: '/api/thing', payload: '{' });
    expect([other.statusCode, other.headers.allow]).toEqual([405, 'GET, POST']);
    expect(other.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('are not mounted when handlers and operations differ', async () => {
    const stray = { stray: handle } as unknown as MountOptions['handlers'];
    await expect(build({ handlers: {} })).rejects.toThrow(
      'operations without a handler: listThings, makeThing',
    );
    await expect(build({ handlers: stray })).rejects.toThrow(
      'handlers without an operation: stray',
    );
  });

  it('answer 503 without a handler where that was asked for', async () => {
    const partial = await build({ handlers: {}, missing: 'notReady' });
    const response = await partial.inject({ url: '/api/thing' });
    expect([response.statusCode, response.json().code]).toEqual([503, 'NOT_READY']);
    await partial.close();
  });
});
