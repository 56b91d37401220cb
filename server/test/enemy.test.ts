import { afterEach, expect, it } from 'vitest';
import { createApi } from '../../bench/enemy/api.ts';
import { campaign } from '../../bench/enemy/campaign.ts';
import { openPurse } from '../../bench/enemy/purse.ts';
import { reportOf } from '../../bench/enemy/report.ts';
import { createRandom } from '../../simulator/random.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

const MINUTE = 60_000;
let site: TestApp;
afterEach(() => site?.close());

/** Some minutes of `npm run enemy`, on a server in this process. */
async function play(minutes: number) {
  site = await buildTestApp({ feed: 'simulated' });
  const api = createApi(await site.listen());
  const purse = await openPurse(api, ['member02', 'member01', 'coin01']);
  const told = await campaign({
    api,
    purse,
    length: minutes * MINUTE,
    settle: () => new Promise((done) => setTimeout(done, 115)),
    random: createRandom('enemy').next,
    pause: 0,
    greed: 3,
  });
  return { told, ...reportOf(purse, told) };
}

it('an enemy who knows the API alone does not beat the house', { timeout: 180_000 }, async () => {
  const { findings, outcomes, told } = await play(6);
  expect(findings).toEqual([]);
  expect(outcomes.size).toBeGreaterThan(10);
  expect(told.forbidden).toBeGreaterThan(5);
});
