import { expect } from 'vitest';
import type { Fault } from '../../../conformance/faults/define-fault.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../conformance/faults/proxy.ts';
import { failedCases, type Report, reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { DEMO_PASSWORD, type TestAppOptions } from '../build-test-app.ts';
import { openBundled } from './bundled.ts';

const MONEY = 1_000_000;
/** More than a week. */
const HOURS = 200;

export interface FaultyServer {
  proxy: FaultyProxy;
  run(only: readonly string[]): Promise<Report>;
  /** Runs the cases of a fault, and fails unless they blame its operation for its own reason. */
  expectNoticed(fault: Fault): Promise<void>;
  close(): Promise<void>;
}

/** Starts the bundled server behind a proxy that does one thing wrong at a time. */
export async function openFaulty(
  more: Pick<TestAppOptions, 'clockStart' | 'feed'> = {},
): Promise<FaultyServer> {
  const site = await openBundled('pglite', more);
  const proxy = await startFaultyProxy(site.options.url);
  let runs = 0;

  // Two members of their own for each run: what one leaves behind, such as cancellations of a day, is not in the way of the next.
  async function run(only: readonly string[]): Promise<Report> {
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
    return runConformance({ ...site.options, url: proxy.url, accounts, only, hours: HOURS });
  }

  return {
    proxy,
    run,
    async expectNoticed(fault) {
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
    async close() {
      await proxy.close();
      await site.close();
    },
  };
}
