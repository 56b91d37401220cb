import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MOST_RUNS } from './run.ts';
import { type MockSite, startMock } from './test/site.ts';

let mock: MockSite;
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** A call of the world `id`; what it says of the world being another than before. */
async function call(id: string): Promise<string | null> {
  const headers = { cookie: `hanpan-mock=${id}.odds-still` };
  return (await fetch(`${mock.url}/api/health`, { headers })).headers.get('x-mock-world');
}

it('drops the world that is unused the longest, and says so to its caller', async () => {
  for (let index = 0; index < MOST_RUNS; index += 1) await call(`world${index}`);
  await call('world0');
  expect(warned).not.toHaveBeenCalled();
  await call('one-more');
  expect(warned.mock.calls.join()).toContain('world1,');
  expect(await call('world0')).toBeNull();
  expect(await call('world1')).toBe(`begun again: the mock keeps the last ${MOST_RUNS} in use`);

  await fetch(`${mock.url}/__mock/scenario/empty`, {
    method: 'POST',
    headers: { cookie: 'hanpan-mock=world1.odds-still' },
  });
  expect(await call('world1')).toBeNull();
});
