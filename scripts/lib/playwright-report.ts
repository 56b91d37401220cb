import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { type Report, REPORT_VARIABLE } from './steps.ts';

/** Reports to `npm test` what a run of Playwright counted. A test that was skipped, or never reached, has shown nothing. */
export default class PlaywrightReport implements Reporter {
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const report: Report = { passed: 0, failed: this.#errors, flaky: [] };
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'expected' || outcome === 'flaky') report.passed += 1;
      else report.failed += 1;
      if (outcome === 'flaky') report.flaky.push(test.titlePath().filter(Boolean).join(' > '));
    }
    writeFileSync(process.env[REPORT_VARIABLE] ?? '', JSON.stringify(report));
  }
}
