import { afterEach, expect, it } from 'vitest';
import { createApi } from '../../bench/enemy/api.ts';
import { campaign } from '../../bench/enemy/campaign.ts';
import { openAccounts } from '../../bench/enemy/accounts.ts';
import { reportOf } from '../../bench/enemy/report.ts';
import { createRandom } from '../../simulator/random.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

const MINUTE = 60_000;
let site: TestApp;
afterEach(() => site?.close());

it('an enemy who knows the API alone does not beat the house', { timeout: 180_000 }, async () => {
  site = await buildTestApp({ feed: 'simulated' });
  const api = createApi(await site.listen());
  const accounts = await openAccounts(api, ['member02', 'member01', 'coin01']);
  const totals = await campaign({
    api,
    accounts,
    length: 6 * MINUTE,
    settle: () => new Promise((done) => setTimeout(done, 115)),
    random: createRandom('enemy').next,
    pause: 0,
    betsPerLook: 3,
  });
  const { findings, outcomes } = reportOf(accounts, totals);
  expect(findings).toEqual([]);
  expect(outcomes.size).toBeGreaterThan(10);
  expect(totals.forbidden).toBeGreaterThan(5);
  expect(totals.jointMixes).toBeGreaterThan(0);
  expect([...outcomes.keys()].filter((name) => name.startsWith('together'))).not.toEqual([]);
});
