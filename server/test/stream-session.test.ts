import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { readStream } from './stream-reader.ts';

let site: TestApp;
let address: string;
beforeAll(async () => {
  site = await buildTestApp();
  address = await site.listen();
});
afterAll(() => site.close());

it('ends a stream whose session another server has ended, and no other', {
  timeout: 30_000,
}, async () => {
  const [ended, kept] = [await site.login('member01'), await site.login('member02')];
  const reader = await readStream(address, { topics: 'me', token: ended });
  const other = await readStream(address, { topics: 'me', token: kept });
  // What another server does to the database that both use.
  await site.db.query(
    `update session set ended_at = $1, end_reason = 'replaced'
     where ended_at is null and member_id = 'mem_demo_member01'`,
    [site.clock.now()],
  );
  await reader.closed;
  expect(reader.of('end')).toMatchObject([{ data: { reason: 'replaced' } }]);
  expect(other.of('end')).toEqual([]);
  other.cut();
});
