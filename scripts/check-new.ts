// Makes one of each kind that `npm run new` knows in a copy of the tree, and runs types, lint, unit tests and budgets on it. Not knip,
// which rightly reports a slice that nothing imports yet, and no browser: stories are type-checked, not run.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './lib/copy-tree.ts';
import { endWithParent, gather } from './lib/processes.ts';
import { finish } from './lib/tally.ts';

const parts =
  /^(src|server\/(src|tsconfig)|rules|openapi|scripts|simulator|conformance|\.storybook)[/.]|^[\w.]+$/;

const made = [
  ['widget', 'trial-widget'],
  ['page', 'trial-page'],
  ['page', 'trial-coupon', '--path', '/coupon'],
  ['operation', 'trial-list', '--module', 'notice'],
];
const folders = [
  'src/widgets/trial-widget',
  'src/pages/trial-page',
  'src/pages/trial-coupon',
  'src/entities/trial-list',
];
const touched = [...folders, 'src/app/site-map.ts', 'src/shared/api', 'server/src/modules/notice'];
const bin = (name: string): string => `node_modules/.bin/${name}`;

/** What members load and the server runs, with all that is new: the other tests and stories are not touched by it. */
const programs = {
  'tsconfig.new.json': { extends: './tsconfig.json', include: ['src/app/index.tsx', ...folders] },
  'server/tsconfig.new.json': { extends: './tsconfig.json', include: ['src/main.ts'] },
};

/** The longest first, so that two at a time end together. */
const checks: readonly (readonly [string, ...string[]])[] = [
  [bin('tsc'), '-p', 'tsconfig.new.json'],
  [bin('eslint'), '--max-warnings=0', '--no-warn-ignored', ...touched],
  ['scripts/check-stories.ts'],
  [bin('steiger'), 'src', '--fail-on-warnings'],
  [bin('vitest'), 'run', '--project', 'unit', ...folders],
  [bin('biome'), 'check', '--error-on-warnings', '--colors=off', ...touched],
  [bin('tsc'), '-p', 'server/tsconfig.new.json'],
  ['scripts/api-gen.ts', '--check'],
  ['scripts/check-budgets.ts'],
];

const failures: string[] = [];
let passed = 0;
const running = new Set<ChildProcess>();

async function run(copy: string, [file, ...args]: readonly [string, ...string[]]): Promise<void> {
  const child = spawn(process.execPath, [join(copy, file), ...args], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', CI: '1' },
  });
  running.add(child);
  const { code, output } = await gather(child);
  running.delete(child);
  if (code === 0) passed += 1;
  else failures.push(`${[file, ...args].join(' ')}\n${output.trimEnd()}`);
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
  const waiting = [...checks];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(copy, next);
  }
  await Promise.all([work(), work()]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
finish({ passed, failures });
