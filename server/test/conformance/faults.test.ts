import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREEDOMS } from '../../../conformance/faults/freedoms.ts';
import { onAnswer } from '../../../conformance/faults/hooks.ts';
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
  const account = async (name: string) => {
    const userId = await site.member(`${name}${runs}`, MONEY);
    await site.treat(userId);
    return { userId, password: DEMO_PASSWORD };
  };
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
    const said = failedCases(report)
      .flatMap(({ failures }) => failures)
      .filter(({ operation }) => operation === fault.blames)
      .map(({ expected, got }) => `${expected}: ${got}`);
    expect(proxy.errors()).toEqual([]);
    expect(
      said.filter((text) => fault.because.test(text)),
      `${fault.because} in:\n${said.join('\n')}\n${reportText(report)}`,
    ).not.toEqual([]);
  },
  60_000,
);

it('a fault whose own code throws is no fault that was noticed', async () => {
  const thrown = new Error('of the hook');
  const hook = () => {
    throw thrown;
  };
  proxy.use({ make: onAnswer('getHealth', hook) });
  await run(['reads/getHealth']);
  expect(proxy.errors()).toContain(thrown);
  proxy.use({ make: () => ({ events: () => hook }) });
  await run(['stream/heartbeat']);
  expect(proxy.errors()).toContain(thrown);
});

it.each(FREEDOMS.map((freedom) => [freedom.what, freedom] as const))(
  'no fault: %s',
  async (_, freedom) => {
    proxy.use(freedom);
    const report = await run(freedom.only);
    expect(proxy.errors()).toEqual([]);
    const expected = freedom.only.map((id) => ({ id, outcome: freedom.outcome }));
    expect(report.cases, reportText(report)).toMatchObject(expected);
  },
  60_000,
);
