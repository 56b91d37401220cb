import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Report, REPORT_VARIABLE } from './steps.ts';

/** Reports to `npm test` what a run of Vitest counted. A file that failed outside its tests is one failure. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const report: Report = { passed: 0, failed: unhandled.length, flaky: [] };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') report.passed += 1;
        // Skipped by choice; those of a file that is broken are reported with the file.
        else if (state !== 'skipped') report.failed += 1;
        if (test.diagnostic()?.flaky)
          report.flaky.push(`${module.relativeModuleId}: ${test.fullName}`);
      }
      const isBroken =
        module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed');
      if (isBroken) report.failed += 1;
    }
    writeFileSync(process.env[REPORT_VARIABLE] ?? '', JSON.stringify(report));
  }
}
