// The gate: what a change has to pass to come in. Everything else is `npm run verify`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/source-hash.ts';
import { bin, chooseSteps, runSteps, type Step, totalOf, vitest } from './lib/steps.ts';

const folder = join(root, '.cache', 'test');
const notSlow = { SLOW_TESTS: 'no' };

/** The longest of the single-threaded checks first, so that the two cores end together. */
const steps: readonly Step[] = [
  {
    name: 'eslint',
    run: [bin('eslint'), '.'],
    // The type checker makes so much at once that small collections cost an eighth of the step.
    env: { NODE_OPTIONS: '--max-semi-space-size=128' },
  },
  { name: 'lock', run: ['scripts/prune-lock.mjs', '--check'] },
  { name: 'has-stories', run: ['scripts/has-stories.ts'] },
  {
    name: 'links',
    run: [bin('remark'), '-u', 'validate-links=repository:false', '--frail', '--quiet', '.'],
  },
  { name: 'api-gen', run: ['scripts/api-gen.ts', '--check'] },
  { name: 'types-server', run: [bin('tsc'), '-p', 'server/tsconfig.json'] },
  { name: 'types-tools', run: [bin('tsc'), '-p', 'scripts/tsconfig.json'] },
  { name: 'types-client', run: [bin('tsc'), '-p', 'tsconfig.json'] },
  { name: 'biome', run: [bin('biome'), 'check', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'knip', run: [bin('knip'), '--no-progress'] },
  { name: 'steiger', run: [bin('steiger'), 'src', '--fail-on-warnings'] },
  { name: 'contract-lint', run: ['scripts/contract-lint.ts', '--quick'] },
  { name: 'build', run: ['scripts/build.ts'] },
  { name: 'storybook', run: ['scripts/story-run.ts', '--build'] },
  vitest('unit', ['--project=unit', '--project=dom', '--project=simulator'], notSlow),
  vitest('server', ['--project=server'], notSlow),
  {
    name: 'stories',
    run: ['scripts/story-run.ts', '--project=play-1280', '--project=play-390'],
    cores: 2,
    counts: true,
    after: 'storybook',
  },
  {
    name: 'journeys',
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    cores: 2,
    counts: true,
    after: 'build',
    env: { JOURNEYS: 'gate' },
  },
];

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const started = performance.now();
const results = await runSteps(chooseSteps(steps, options.only?.split(',') ?? []), folder);
const seconds = Math.round((performance.now() - started) / 1000);
const { passed, failed, flaky } = totalOf(results);
const times = results.map((result) => ({ ...result, flaky: result.flaky.length }));
writeFileSync(join(folder, 'times.json'), JSON.stringify({ seconds, steps: times }, null, 2));
writeFileSync(join(folder, 'flaky.json'), JSON.stringify(flaky, null, 2));
console.log(`${seconds} seconds`);
if (flaky.length > 0) console.log(`${flaky.length} flaky: ${flaky.join('; ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
