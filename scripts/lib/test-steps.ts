import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longTests } from './long-tests.ts';
import { SHARES } from './share.ts';
import { root } from './source-hash.ts';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  /** A file that Node runs, with its arguments. */
  run: readonly [string, ...string[]];
  /** How many of the two cores it fills. */
  cores: 1 | 2;
  minutes: number;
  /** A step that must have ended before this one starts. */
  after?: string;
  /** Takes minutes for more of the same: `npm test` runs a share of it, another one for another commit. */
  isShared?: true;
  /** Reads the counts the step wrote; without it the step is one check that passes or fails. */
  counts?: (report: string) => Counts;
  env?: (report: string) => Record<string, string>;
}

const bin = (name: string): string => `node_modules/.bin/${name}`;

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error('the step wrote no counts');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function numbers(value: unknown): Counts {
  const { passed, failed } = value as Partial<Counts>;
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) {
    throw new Error(`the step wrote no counts: ${JSON.stringify(value)}`);
  }
  return { passed: Number(passed), failed: Number(failed) };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that failed without a failed test (an import, a hook) is one failure more. */
function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = readJson(report) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return numbers({ passed: numPassedTests, failed: numFailedTests + broken.length });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A test that was skipped, or never reached, has shown nothing; an error outside tests is one failure more. */
function playwrightCounts(report: string): Counts {
  const { stats, errors } = readJson(report) as PlaywrightReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return numbers({ passed: expected, failed: unexpected + flaky + skipped + errors.length });
}

interface VitestRun {
  projects: readonly string[];
  minutes: number;
  cores?: Step['cores'];
  /** These files alone. */
  files?: readonly string[];
  /** All but these files. */
  but?: readonly string[];
}

function vitest(
  name: string,
  { projects, minutes, cores = 2, files = [], but = [] }: VitestRun,
): Step {
  const only = projects.flatMap((project) => ['--project', project]);
  const without = but.flatMap((file) => ['--exclude', file]);
  return {
    name,
    run: [bin('vitest'), 'run', ...only, ...without, `--maxWorkers=${cores}`, ...files],
    cores,
    minutes,
    counts: vitestCounts,
    env: (report) => ({ VITEST_REPORT: report }),
  };
}

/** Cheap checks first, so that a typing mistake shows within seconds. */
const allSteps: readonly Step[] = [
  { name: 'lock', run: ['scripts/prune-lock.mjs', '--check'], cores: 1, minutes: 1 },
  { name: 'api-gen', run: ['scripts/api-gen.ts', '--check'], cores: 1, minutes: 1 },
  { name: 'contract-lint', run: ['scripts/contract-lint.ts'], cores: 1, minutes: 3 },
  { name: 'contract-diff', run: ['scripts/contract-diff.ts'], cores: 1, minutes: 1 },
  { name: 'contract-clients', run: ['scripts/contract-clients.ts'], cores: 1, minutes: 2 },
  { name: 'budgets', run: ['scripts/check-budgets.ts'], cores: 1, minutes: 1 },
  { name: 'has-stories', run: ['scripts/check-stories.ts'], cores: 1, minutes: 3 },
  { name: 'types-client', run: [bin('tsc'), '-p', 'tsconfig.json'], cores: 1, minutes: 3 },
  { name: 'types-server', run: [bin('tsc'), '-p', 'server/tsconfig.json'], cores: 1, minutes: 3 },
  { name: 'types-tools', run: [bin('tsc'), '-p', 'scripts/tsconfig.json'], cores: 1, minutes: 3 },
  {
    name: 'biome',
    run: [
      bin('biome'),
      'check',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=50',
      '.',
    ],
    cores: 1,
    minutes: 3,
  },
  { name: 'steiger', run: [bin('steiger'), 'src', '--fail-on-warnings'], cores: 1, minutes: 3 },
  { name: 'knip', run: [bin('knip'), '--no-progress'], cores: 1, minutes: 3 },
  { name: 'new', run: ['scripts/check-new.ts'], cores: 2, minutes: 10 },
  // Beside eslint, which has one thread.
  vitest('simulator', { projects: ['simulator'], minutes: 10, cores: 1, but: longTests.fairness }),
  {
    ...vitest('fairness', {
      projects: ['simulator'],
      minutes: 20,
      cores: 1,
      files: longTests.fairness,
    }),
    isShared: true,
  },
  {
    name: 'eslint',
    run: [bin('eslint'), '--max-warnings=0', '.'],
    cores: 1,
    minutes: 10,
    // The type checker makes so much at once that small collections cost an eighth of the step.
    env: () => ({ NODE_OPTIONS: '--max-semi-space-size=128' }),
  },
  { name: 'build', run: ['scripts/build.ts'], cores: 1, minutes: 5 },
  { name: 'size', run: ['bench/index.ts', 'sizes'], cores: 1, minutes: 1, after: 'build' },
  vitest('unit', { projects: ['unit', 'dom'], minutes: 12, but: longTests.commands }),
  vitest('server', { projects: ['server'], minutes: 20, but: longTests['server-long'] }),
  {
    ...vitest('server-long', {
      projects: ['server', 'server-enemy'],
      minutes: 25,
      files: longTests['server-long'],
    }),
    isShared: true,
  },
  {
    name: 'stories',
    run: ['scripts/story-run.ts', '--changed'],
    cores: 2,
    // A contract, theme or lock file that has changed changes every story.
    minutes: 45,
    counts: playwrightCounts,
    env: (report) => ({ PLAYWRIGHT_REPORT: report }),
  },
  {
    name: 'journeys',
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    cores: 2,
    minutes: 45,
    after: 'build',
    isShared: true,
    counts: playwrightCounts,
    env: (report) => ({ PLAYWRIGHT_REPORT: report }),
  },
  // Commands of the documents, over what the steps before it have built.
  {
    ...vitest('commands', {
      projects: ['unit', 'commands'],
      minutes: 15,
      files: longTests.commands,
    }),
    after: 'journeys',
    isShared: true,
  },
];

/** The steps of a test run: with a share of those that are shared, from 1 to `SHARES`, or with `null` all of everything. */
export function stepsOf(share: number | null): readonly Step[] {
  return allSteps.map((step) =>
    step.isShared && share !== null
      ? { ...step, run: [...step.run, `--shard=${share}/${SHARES}`] }
      : step,
  );
}

/** Where a step leaves its counts. */
export function reportFile(step: Step): string {
  return join(root, '.cache', 'test', `${step.name}-${process.pid}.json`);
}
