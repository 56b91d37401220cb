import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await buildTestApp({ rateLimits: true });
  token = await site.login('member01');
});
afterAll(() => site.close());

/** What reads all that a member's friends or a year of lines come to. */
it.each(['/friend/list', '/calculate/sports', '/statement/summary?account=money&from=0&to=1'])(
  'answers a member %s sixty times a minute, and no more',
  async (path) => {
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await site.call('GET', path, { token })).status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses[60]).toBe(429);
    const other = await site.login('member02');
    expect((await site.call('GET', path, { token: other })).status).not.toBe(429);
  },
);

it('answers two hundred repeats of a withdrawal what the first was, and counts new keys', async () => {
  const member = await site.login('member01');
  const ask = (key: string) =>
    site.call<{ id: string; code?: string }>('POST', '/exchange', {
      token: member,
      headers: { 'idempotency-key': key },
      body: { amount: 50_000, withdrawPassword: '1234' },
    });
  const sent = await Promise.all(Array.from({ length: 200 }, () => ask('one-key-for-all')));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  const terms = await site.call<{ triesLeft: number }>('GET', '/exchange', { token: member });
  expect(terms.body.triesLeft).toBe(5);
  expect((await ask('another-key')).body.code).toBe('RATE_LIMITED');
  expect((await ask('one-key-for-all')).status).toBe(201);
});
