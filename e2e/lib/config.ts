import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/browser.ts';
import { root } from '../../scripts/lib/source-hash.ts';

/** Set by the test run, which counts from it; a run by hand prints only. */
const { PLAYWRIGHT_REPORT } = process.env;

/** A whole trace costs a third of a run: the test run keeps what the console and the network said. */
const lightTrace = { mode: 'retain-on-failure', screenshots: false, snapshots: false } as const;

/**
 * What journeys and stories have in common. Reports, traces and pictures of failures go to `.cache/<name>/`; the HTML
 * report is opened with `npx playwright show-report .cache/<name>/report`. `testRunTrace` is kept of failures in the test run.
 */
export async function commonConfig(
  name: string,
  testRunTrace: typeof lightTrace | 'off' = lightTrace,
): Promise<PlaywrightTestConfig> {
  const folder = join(root, '.cache', name);
  return {
    outputDir: join(folder, 'results'),
    forbidOnly: !!process.env.CI,
    // A test that passes the second time only is a fault.
    retries: 0,
    // Two cores are what CI has.
    workers: 2,
    reporter: [
      [process.env.CI ? 'dot' : 'list'],
      ['html', { outputFolder: join(folder, 'report'), open: 'never' }],
      ...(PLAYWRIGHT_REPORT ? [['json', { outputFile: PLAYWRIGHT_REPORT }] as const] : []),
    ],
    use: {
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      launchOptions: await browserOptions(),
      screenshot: 'only-on-failure',
      trace: PLAYWRIGHT_REPORT ? testRunTrace : 'retain-on-failure',
      actionTimeout: 15_000,
      navigationTimeout: 15_000,
    },
  };
}
