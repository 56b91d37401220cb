import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, DEMO_PASSWORD, type TestApp } from './build-test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp({ rateLimits: true });
});
afterAll(() => site.close());

function login(password: string, cookie?: string, userId = 'member01') {
  return site.call('POST', '/member/login', {
    body: { userId, password },
    headers: cookie === undefined ? {} : { cookie },
  });
}

function cookieOf({ headers }: Awaited<ReturnType<typeof login>>): string | undefined {
  const set = headers['set-cookie'];
  return set === undefined ? undefined : String(set).split(';')[0];
}

it('logins of a device count together although each gives it another cookie', async () => {
  let answer = await login(DEMO_PASSWORD, undefined, 'member02');
  for (let calls = 0; calls < 61 && answer.status === 200; calls += 1)
    answer = await login(DEMO_PASSWORD, cookieOf(answer), 'member02');
  expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
});

it('a flood that uses up the calls of its network leaves a known device its own', async () => {
  const cookie = cookieOf(await login(DEMO_PASSWORD));
  const invented = `hanpan_device=${'B'.repeat(43)}`;
  const flood = await Promise.all(Array.from({ length: 70 }, () => login('wrong')));
  expect(flood.at(-1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(flood.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(DEMO_PASSWORD)).status).toBe(429);
  expect((await login(DEMO_PASSWORD, invented)).status).toBe(429);
  expect((await login(DEMO_PASSWORD, cookie)).status).toBe(200);
});
