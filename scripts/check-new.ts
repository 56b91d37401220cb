// Follows how-tos in a copy of the tree: makes one of each kind that `npm run new` knows, writes what is left to write
// (`docs/how-to`), and runs types, lint, knip, the tests that the how-tos name and budgets on it. knip rightly reports the slice that
// nothing imports. There is no browser: stories are type-checked here and played by `e2e/tools/storybook-dev.spec.ts`.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carryOut } from './docs/how-to/change.ts';
import { changes } from './docs/how-to/changes.ts';
import { copyTree } from './lib/copy-tree.ts';
import { endWithParent, gather, type Outcome } from './lib/processes.ts';
import { root } from './lib/source-hash.ts';
import { finish } from './lib/tally.ts';

/** Of the documents only what a how-to changes. */
const parts = /^(?!e2e\/pictures\/|docs\/(?!roadmap\.md$))./;

const siteMap = readFileSync(join(root, 'src/app/site-map.ts'), 'utf8');
/** A page that is not built yet, whichever is left. */
const later = /^ {2}later\('([^'$]+)'/m.exec(siteMap)?.[1];

const made = [
  ['widget', 'trial-widget'],
  ['page', 'trial-page', ...(later === undefined ? [] : ['--path', later])],
  ['page', 'memo'],
  ['operation', 'trial-list', '--module', 'notice'],
];
const folders = [
  'src/widgets/trial-widget',
  'src/pages/trial-page',
  'src/entities/trial-list',
  'src/features/write-memo',
  'src/pages/memo',
];
const touched = [
  ...folders,
  'src/app/site-map.ts',
  'src/shared/api',
  'server/src/modules/memo',
  'server/src/modules/notice',
  'simulator/football',
  'rules/slip-check.ts',
  'rules/refusals.ts',
  'src/entities/slip/lib',
  'src/shared/ui/odds-cell',
];
/** What the how-tos say must pass. */
const unitTests = [
  ...folders,
  'src/app/trial-texts.test.ts',
  'src/shared/lib/market-dictionary',
  'rules/settle.test.ts',
  'rules/slip.test.ts',
  'src/entities/slip/lib/problems.test.ts',
  'rules/abandoned.test.ts',
  'rules/markets',
];
const serverTests = [
  'server/src/modules/memo',
  'server/src/invariants.test.ts',
  'server/test/table-owner.test.ts',
  'server/test/modules.test.ts',
];
/** What `npm run new` says that knip calls unused. */
const unusedDoors = ['src/entities/trial-list/index.ts'];
const bin = (name: string): string => `node_modules/.bin/${name}`;

/** What members load and the server runs, with all that is new: the other tests and stories are not touched by it. */
const programs = {
  'tsconfig.new.json': { extends: './tsconfig.json', include: ['src/app/index.tsx', ...folders] },
  'server/tsconfig.new.json': {
    extends: './tsconfig.json',
    include: ['src/main.ts', 'src/modules/memo', 'test/global-setup.ts'],
  },
};

type Command = readonly [string, ...string[]];

const knip: Command = [bin('knip'), '--no-progress', '--reporter', 'json'];
/** The longest first, so that two at a time end together. */
const checks: readonly Command[] = [
  [bin('tsc'), '-p', 'tsconfig.new.json'],
  [bin('eslint'), '--max-warnings=0', '--no-warn-ignored', ...touched],
  knip,
  ['scripts/check-stories.ts'],
  [bin('steiger'), 'src', '--fail-on-warnings'],
  [bin('vitest'), 'run', '--project', 'server', ...serverTests],
  [bin('vitest'), 'run', '--project', 'unit', ...unitTests],
  [bin('vitest'), 'run', '--project', 'unit', 'src/app/site-map.test.ts', '-t', 'pages/memo'],
  [bin('vitest'), 'run', '--project', 'simulator', 'simulator/markets.test.ts'],
  [bin('biome'), 'check', '--error-on-warnings', '--colors=off', ...touched],
  [bin('tsc'), '-p', 'server/tsconfig.new.json'],
  ['scripts/api-gen.ts', '--check'],
  ['scripts/check-budgets.ts'],
];

const failures: string[] = [];
let passed = 0;
const running = new Set<ChildProcess>();

/** What knip says of the new files beside the doors that nothing imports yet, empty where it says no more and no less. */
function unexpectedOf(output: string): string {
  const { issues } = JSON.parse(output) as { issues: Record<string, unknown>[] };
  const own = issues.filter(({ file }) => touched.some((path) => String(file).startsWith(path)));
  const found = own.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds)
      .filter(([, list]) => (list as unknown[]).length > 0)
      .map(([kind]) => (kind === 'files' ? String(file) : `${file} (${kind})`)),
  );
  const expected = unusedDoors.join(' ');
  return found.sort().join(' ') === expected ? '' : `found ${found.join(' ')}, not ${expected}`;
}

function faultOf(command: Command, { code, output }: Outcome): string {
  if (command === knip && output.startsWith('{')) return unexpectedOf(output);
  return code === 0 ? '' : output.trimEnd();
}

async function run(copy: string, command: Command): Promise<void> {
  const [file, ...args] = command;
  const child = spawn(process.execPath, [join(copy, file), ...args], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
  });
  running.add(child);
  const outcome = await gather(child);
  running.delete(child);
  const fault = faultOf(command, outcome);
  if (fault === '') passed += 1;
  else failures.push(`${command.join(' ')}\n${fault}`);
}

endWithParent(() => {
  for (const child of running) child.kill('SIGKILL');
  process.exit(130);
});

const copy = copyTree(parts);
try {
  for (const [file, program] of Object.entries(programs))
    writeFileSync(join(copy, file), JSON.stringify(program));
  for (const args of made) await run(copy, ['scripts/new.ts', ...args]);
  for (const change of Object.values(changes)) carryOut(copy, change);
  await run(copy, ['scripts/markets-gen.ts']);
  await run(copy, ['scripts/api-gen.ts']);
  const waiting = [...checks];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(copy, next);
  }
  await Promise.all([work(), work()]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
finish({ passed, failures });
