import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createManualClock } from '../../lib/clock.ts';
import type { Db } from '../../lib/db.ts';
import { healthRoutes } from './routes.ts';
import { createHealthService } from './service.ts';

const NOW = 1_000;

/** The health of a database whose writes are `query`. */
function healthOf(db: Db, query: () => Promise<never[]>) {
  const write = vi.fn(query);
  const failing = { ...db, query: write } as Db;
  const deps = { db: failing, clock: createManualClock(NOW), log: site.app.log };
  return { service: createHealthService(deps), write };
}

let site: TestApp;
beforeAll(async () => {
  const feed = () => ({ malformedUpdates: 0, unknownMarkets: 0 });
  site = await buildTestApp({
    modules: (deps) => [{ routes: healthRoutes(createHealthService(deps), feed) }],
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterAll(() => {
  vi.useRealTimers();
  return site.close();
});

it('writes, and writes again', async () => {
  const probes = () => site.db.query('select id, at from health_probe');
  expect((await site.call('GET', '/health')).status).toBe(200);
  expect(await probes()).toEqual([{ id: 1, at: site.clock.now() }]);
  await site.advanceTo(site.clock.now() + 5);
  vi.advanceTimersByTime(2_000);
  expect((await site.call('GET', '/health')).status).toBe(200);
  expect(await probes()).toEqual([{ id: 1, at: site.clock.now() }]);
});

it('says that a database that only reads is unavailable, and that it is back', async () => {
  await site.db.exec('alter table health_probe rename to taken');
  vi.advanceTimersByTime(2_000);
  const answer = await site.call('GET', '/health');
  expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
  await site.db.exec('alter table taken rename to health_probe');
  expect((await site.call('GET', '/health')).status).toBe(503);
  vi.advanceTimersByTime(2_000);
  expect((await site.call('GET', '/health')).status).toBe(200);
});

it('waits two seconds for one write at a time', async () => {
  const slow = Promise.withResolvers<never[]>();
  const { service, write } = healthOf(site.db, () => slow.promise);
  const answers = [service.isWritable(), service.isWritable()];
  vi.advanceTimersByTime(2_000);
  expect(await Promise.all(answers)).toEqual([false, false]);
  const later = service.isWritable();
  slow.resolve([]);
  expect(await later).toBe(true);
  expect(write).toHaveBeenCalledTimes(1);
});

it('keeps the result of a write for two seconds', async () => {
  const { service, write } = healthOf(site.db, async () => []);
  for (const [ms, writes] of [
    [0, 1],
    [1_999, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(ms);
    expect(await service.isWritable()).toBe(true);
    expect(write).toHaveBeenCalledTimes(writes);
  }
});
