import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, DEMO_PASSWORD, type TestApp } from './build-test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp({ rateLimits: true });
});
afterAll(() => site.close());

function login(password: string, cookie?: string) {
  return site.call('POST', '/member/login', {
    body: { userId: 'member01', password },
    headers: cookie === undefined ? {} : { cookie },
  });
}

it('a flood that uses up the calls of its network leaves a known device its own', async () => {
  const { headers } = await login(DEMO_PASSWORD);
  const cookie = String(headers['set-cookie']).split(';')[0];
  const invented = `hanpan_device=${'B'.repeat(43)}`;
  const flood = await Promise.all(Array.from({ length: 70 }, () => login('wrong')));
  expect(flood.at(-1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(flood.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(DEMO_PASSWORD)).status).toBe(429);
  expect((await login(DEMO_PASSWORD, invented)).status).toBe(429);
  expect((await login(DEMO_PASSWORD, cookie)).status).toBe(200);
});
