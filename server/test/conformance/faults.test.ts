import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALL_FAULTS } from '../../../conformance/faults/index.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../conformance/faults/proxy.ts';
import { failedCases, reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { DEMO_PASSWORD } from '../build-test-app.ts';
import { type Bundled, openBundled } from './bundled.ts';

const MONEY = 1_000_000;

let site: Bundled;
let proxy: FaultyProxy;
let runs = 0;

beforeAll(async () => {
  site = await openBundled();
  proxy = await startFaultyProxy(site.options.url);
});
afterAll(async () => {
  await proxy.close();
  await site.close();
});

/** Two members of their own for each run: what one leaves behind, such as cancellations of a day, is not in the way of the next. */
async function run(only: readonly string[]) {
  runs += 1;
  const account = async (name: string) => ({
    userId: await site.member(`${name}${runs}`, MONEY),
    password: DEMO_PASSWORD,
  });
  const accounts = {
    ...site.options.accounts,
    member: await account('fault'),
    other: await account('other'),
  };
  return runConformance({ ...site.options, url: proxy.url, accounts, only });
}

it('without a fault every case that shall notice one passes', async () => {
  proxy.use(null);
  const report = await run([...new Set(ALL_FAULTS.flatMap(({ only }) => only))]);
  expect(
    report.cases.filter(({ outcome }) => outcome !== 'passed'),
    reportText(report),
  ).toEqual([]);
}, 120_000);

it.each(ALL_FAULTS.map((fault) => [fault.id, fault.what, fault] as const))(
  '%s: %s',
  async (_, __, fault) => {
    proxy.use(fault);
    const report = await run(fault.only);
    const blamed = failedCases(report).flatMap(({ failures }) => failures);
    expect(
      blamed.map(({ operation }) => operation),
      reportText(report),
    ).toContain(fault.blames);
  },
  60_000,
);
