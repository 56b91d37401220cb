// Everything that the gate leaves out: run once when an issue is finished, and every night. It holds nothing back.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/source-hash.ts';
import { chooseSteps, runSteps, type Step, totalOf, vitest } from './lib/steps.ts';

const folder = join(root, '.cache', 'verify');
const VERIFY = { VERIFY: '1' };

const steps: readonly Step[] = [
  { name: 'contract', run: ['scripts/contract-lint.ts'] },
  { name: 'clients', run: ['scripts/contract-clients.ts'] },
  vitest('databases', ['--project=server'], { ...VERIFY, SLOW_TESTS: 'no' }),
  vitest('slow', ['slow.test'], VERIFY),
  { name: 'a11y', run: ['scripts/story-run.ts'], cores: 2, counts: true },
  { name: 'visual', run: ['scripts/story-run.ts', '--project=visual'], cores: 2, counts: true },
  { name: 'build', run: ['scripts/build.ts'] },
  {
    name: 'journeys',
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    cores: 2,
    counts: true,
    after: 'build',
  },
];

const results = await runSteps(chooseSteps(steps, process.argv.slice(2)), folder);
const { passed, failed, flaky } = totalOf(results);
const rows = results.map(
  ({ name, seconds, ...one }) =>
    `| ${name} | ${one.passed} | ${one.failed} | ${one.flaky.length} | ${seconds} |`,
);
const table = ['| part | passed | failed | flaky | seconds |', '|---|---|---|---|---|', ...rows];
const report = [
  ...table,
  ...(flaky.length > 0 ? ['', 'Flaky:', ...flaky.map((one) => `- ${one}`)] : []),
];
writeFileSync(join(folder, 'report.md'), `${report.join('\n')}\n`);
console.log(`\n${report.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
