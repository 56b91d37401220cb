import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayCall } from '#rules/roles.ts';
import { listOperations, type Operation, readContract, resolve } from '../src/contract/document.ts';
import { BARE_HEADERS } from '../src/raw-http.ts';
import { buildTestApp, DEMO_PASSWORD, type TestApp } from './build-test-app.ts';
import { arbitraryOf } from './contract/arbitrary.ts';

const document = readContract();
const operations = listOperations(document);
const LONG = 50_000;
const LONG_PARAMETER = `/api/bet/${'a'.repeat(3_000)}`;

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated' });
});
afterAll(() => site.close());

/** Forms of money show the name on the member's own account. */
const OWN_HOLDER = ['getDepositTerms', 'getProfile', 'getWithdrawalTerms'];

/** What staff finds members by, and where staff did something from. */
const STAFF_FINDS = ['getDeskMembers', 'getAudit'];

type Method = Parameters<TestApp['call']>[0];

function addressOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? '1' : 'nothing1'));
}

describe('an answer', () => {
  it('never carries a secret, whoever asks', async () => {
    const secret = '01099998888';
    await site.db.query(
      `update member set phone_number = $1, account_number = '99887766554433', account_holder = '예금주비밀' where id = 'mem_demo_member01'`,
      [secret],
    );
    const shown: string[] = [];
    for (const userId of ['member01', 'member02', 'admin01']) {
      const token = await site.login(userId);
      for (const operation of operations.filter(
        (one) => one.method === 'GET' && one.operationId !== 'openStream',
      )) {
        for (const query of [
          '',
          '?state=approved',
          '?kind=cross',
          '?codeEquals=HANPAN',
          `?phoneNumberEquals=${secret}`,
        ]) {
          const { body } = await site.call('GET', addressOf(operation) + query, { token });
          const isOwnForm = userId === 'member01' && OWN_HOLDER.includes(operation.operationId);
          if (isOwnForm && query === '') expect(JSON.stringify(body)).toContain('예금주비밀');
          else if (userId === 'admin01' && STAFF_FINDS.includes(operation.operationId))
            shown.push(
              JSON.stringify(body).replaceAll(/"(phoneNumber|accountHolder|ip)":"[^"]*"/g, ''),
            );
          else shown.push(JSON.stringify(body) ?? '');
        }
      }
    }
    const all = shown.join('\n');
    for (const word of [
      'argon2',
      secret,
      '99887766554433',
      '예금주비밀',
      'password',
      'token_hash',
      'tokenHash',
      '127.0.0.1',
    ]) {
      expect(all.includes(word), word).toBe(false);
    }
  });

  it.each<[number, string, string, string?, string?]>([
    [200, 'GET', '/api/health'],
    [404, 'GET', '/api/nothing'],
    [404, 'GET', '/file/download/none'],
    [400, 'GET', '/api/sports/board?kind=none'],
    [400, 'GET', '/api/%'],
    [400, 'GET', LONG_PARAMETER],
    [405, 'PUT', '/api/health'],
    [401, 'GET', '/api/member/user'],
    [413, 'POST', '/api/member/login', 'x'.repeat(70_000)],
    [415, 'POST', '/api/member/login', 'x', 'text/plain'],
    [500, 'GET', '/api/newsLink'],
  ])(
    'of status %i has every security header: %s %.40s',
    async (status, method, url, payload, type) => {
      if (status === 500) await site.db.exec('alter table news rename to news_away');
      const answer = await site.app.inject({
        method: method as 'GET',
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: payload === undefined ? {} : { 'content-type': type ?? 'application/json' },
      });
      if (status === 500) await site.db.exec('alter table news_away rename to news');
      expect(answer.statusCode).toBe(status);
      const { 'content-security-policy': policy, 'cache-control': cache, ...others } = BARE_HEADERS;
      expect(answer.headers).toMatchObject(others);
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      if (url.startsWith('/api')) expect(answer.headers['cache-control']).toBe(cache);
      expect(policy).toContain("default-src 'none'");
    },
  );

  it.each([
    ['GET', '/api/health'],
    ['GET', '/api/nothing'],
    ['GET', '/nothing'],
    ['PUT', '/api/health'],
    ['POST', '/api/member/login'],
    ['GET', '/api/member/user'],
    ['GET', '/api/%'],
    ['GET', '/file/download/messenger/telegram.svg'],
    ['GET', '/file/download/none'],
    ['OPTIONS', '/api/bet'],
    ['HEAD', '/api/bet'],
    ['TRACE', '/api/bet'],
  ] as const)('of %s %s has the headers and tells nothing of the machine', async (method, url) => {
    const { headers, body } = await site.app.inject({ method: method as 'GET', url });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(body).not.toMatch(/node_modules|\.ts:|at \w+ \(|select |\/server\/|SQLSTATE/i);
  });

  it('to an inner failure hides what failed', async () => {
    await site.db.exec('alter table news rename to news_away');
    const { status, body } = await site.call('GET', '/newsLink');
    await site.db.exec('alter table news_away rename to news');
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId', 'type']);
    expect(JSON.stringify(body)).not.toMatch(/news|relation|42P01|stack/);
  });
});

describe('a request from another page', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    'application/csp-report',
    '',
  ])('with a %s body is refused', async (type) => {
    const payload = JSON.stringify({ userId: 'member01', password: DEMO_PASSWORD });
    const headers = type === '' ? {} : { 'content-type': type };
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/api/member/login',
      headers,
      payload,
    });
    expect([400, 415]).toContain(statusCode);
  });

  it('overrides no method and gets no cookie', async () => {
    const token = await site.login('member01');
    await site.db.query(
      `insert into message (id, member_id, title, contents, sent_at, read_at) values ('msg_kept', 'mem_demo_member01', '제목', '내용', 1, 2)`,
    );
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-auth-token': token,
    };
    for (const url of ['/api/message/msg_kept?_method=DELETE', '/api/member/user?_method=POST']) {
      const answer = await site.app.inject({ method: 'GET', url, headers });
      expect([200, 400, 404]).toContain(answer.statusCode);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(await site.db.query(`select 1 from message where id = 'msg_kept'`)).toHaveLength(1);
    const cookie = await site.app.inject({
      method: 'GET',
      url: '/api/member/user',
      headers: { cookie: `X-AUTH-TOKEN=${token}` },
    });
    expect(cookie.statusCode).toBe(401);
    const query = await site.app.inject({
      method: 'GET',
      url: `/api/member/user?X-AUTH-TOKEN=${token}`,
    });
    expect(query.statusCode).toBe(401);
  });
});

it('downloads reach no file outside their folder', async () => {
  const up = [
    '..',
    '%2e%2e',
    '..%2f',
    '%2e%2e%2f',
    '..\\',
    '%5c..',
    '....//',
    '%252e%252e%252f',
    '%c0%ae%c0%ae/',
    '..%00/',
  ];
  const goals = ['etc/passwd', 'package.json', 'server/src/main.ts', '.env'];
  for (const step of up) {
    for (const goal of goals) {
      for (const depth of [1, 3, 8]) {
        const { statusCode, body } = await site.app.inject({
          method: 'GET',
          url: `/file/download/${`${step}/`.repeat(depth)}${goal}`,
        });
        expect(statusCode, `${step} ${goal}`).toBeGreaterThanOrEqual(400);
        expect(body).not.toMatch(/root:|"name": "hanpan"|buildApp/);
      }
    }
  }
});

it('no pattern of the contract can be sent round in circles', () => {
  const patterns = JSON.stringify(document).match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(patterns.length).toBeGreaterThan(5);
  for (const entry of patterns) {
    const { pattern } = JSON.parse(`{${entry}}`) as { pattern: string };
    const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
    // Tied at both ends, and at most one part without a bound, which is in no group: linear in the text.
    expect(bare).toMatch(/^\^.*\$$/);
    expect(bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0, pattern).toBeLessThanOrEqual(1);
    expect(bare, pattern).not.toMatch(/\([^)]*([*+]|\{\d+,\})[^)]*\)/);
  }
});

it('a long text is refused in every field', async () => {
  for (const operation of operations.filter((one) => one.body !== null)) {
    const [body] = fc.sample(arbitraryOf(document, operation.body?.schema ?? {}), {
      numRuns: 1,
      seed: 1,
    });
    for (const name of Object.keys(body as object)) {
      const token = operation.access === 'admins' ? 'x' : undefined;
      const answer = await site.call(operation.method as Method, addressOf(operation), {
        token,
        body: { ...(body as object), [name]: 'a'.repeat(LONG) },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status === 500).toBe(false);
    }
  }
});

it('what is no plain number is refused in every parameter', async () => {
  const member = await site.login('member01');
  const staff = await site.login('admin01');
  let tried = 0;
  for (const operation of operations.filter((one) => one.method === 'GET')) {
    const token = mayCall('member', operation.access) ? member : staff;
    for (const { name, in: place, schema } of operation.parameters) {
      if (resolve(document, schema).type !== 'integer') continue;
      for (const value of ['1e309', '-1e309', 'Infinity', 'NaN', '0x10', '1e1', '٣']) {
        const text = encodeURIComponent(value);
        const path =
          place === 'path'
            ? operation.path.replace(`{${name}}`, text)
            : `${addressOf(operation)}?${name}=${text}`;
        const { status, body } = await site.call('GET', path, { token });
        expect([status, body.code], path).toEqual([400, 'VALIDATION']);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(30);
});
