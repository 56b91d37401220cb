import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { browserOptions } from '../../scripts/browser.ts';
import { REPORT_VARIABLE } from '../../scripts/lib/steps.ts';
import { root } from '../../scripts/lib/source-hash.ts';

/** Set by `npm test` and `npm run verify`, which count from it; a run by hand prints only. */
const isCounted = process.env[REPORT_VARIABLE] !== undefined;

/** A whole trace costs a third of a run: a counted run keeps what the console and the network said, of what is tried again. */
const lightTrace = { mode: 'on-first-retry', screenshots: false, snapshots: false } as const;
const HOUR_MS = 3_600_000;

/**
 * What journeys and stories have in common. Reports, traces and pictures of failures go to `.cache/<name>/`; the HTML
 * report is opened with `npx playwright show-report .cache/<name>/report`.
 */
export async function commonConfig(
  name: string,
  use: PlaywrightTestConfig['use'] = {},
): Promise<PlaywrightTestConfig> {
  const folder = join(root, '.cache', name);
  return {
    outputDir: join(folder, 'results'),
    forbidOnly: !!process.env.CI,
    // What passes on a later try is named as flaky at the end of the run.
    retries: isCounted ? 2 : 0,
    globalTimeout: HOUR_MS,
    reporter: [
      [process.env.CI ? 'dot' : 'list'],
      ['html', { outputFolder: join(folder, 'report'), open: 'never' }],
      ...(isCounted ? [[join(root, 'scripts', 'lib', 'playwright-report.ts')] as const] : []),
    ],
    use: {
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      launchOptions: await browserOptions(),
      screenshot: 'only-on-failure',
      trace: isCounted ? lightTrace : 'retain-on-failure',
      actionTimeout: 15_000,
      navigationTimeout: 30_000,
      ...use,
    },
  };
}
