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
