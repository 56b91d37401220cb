import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyTree } from './lib/copy-tree.ts';
import { gather, type Outcome, spawnNode } from './lib/processes.ts';

// Each starts the command, which takes a second or more.
vi.setConfig({ testTimeout: 60_000 });

/** A copy without sources: building the catalogue there would fail. */
let copy: string;
beforeEach(() => {
  copy = copyTree(/^(scripts\/|package\.json)/);
});
afterEach(() => rmSync(copy, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: copy });

function run(args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const own = { CHROMIUM_PATH: '', GIT_CEILING_DIRECTORIES: join(copy, '..'), ...env };
  return gather(
    spawnNode(join(copy, 'scripts/story-run.ts'), args, {
      ...{ cwd: copy, env: { ...process.env, ...own } },
    }),
  );
}

function noteChange(): void {
  const changed = join(copy, '.cache/visual/changed');
  mkdirSync(changed, { recursive: true });
  writeFileSync(join(changed, 'shared-ui-button--matrix.celadon-1280.png'), '');
}

it('--help answers without a build', async () => {
  const { code, output } = await run(['--help']);
  expect(output).toContain('npm run story -- [OPTIONS]');
  expect(output).not.toContain('storybook');
  expect(code).toBe(0);
});

it('--before needs a run that found something changed', async () => {
  const { code, output } = await run(['--compare', '--before']);
  expect(output).toBe('nothing changed in the last run; run npm run visual first\n');
  expect(code).toBe(1);
});

it('--before needs a history', async () => {
  noteChange();
  const { code, output } = await run(['--compare', '--before']);
  expect(output).toMatch(/^there is no git history here, .*\n$/);
  expect(code).toBe(1);
});

it('--before needs the commit that approved pictures', async () => {
  noteChange();
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'first');
  const { code, output } = await run(['--compare', '--before']);
  expect(output).toBe('no commit has approved pictures yet\n');
  expect(code).toBe(1);
});

it('--before does not take the end of a shallow clone for that commit', async () => {
  noteChange();
  const origin = join(copy, 'origin');
  mkdirSync(join(origin, 'e2e/pictures'), { recursive: true });
  const inOrigin = (...args: string[]) => git('-C', origin, ...args);
  inOrigin('init', '--quiet');
  writeFileSync(join(origin, 'e2e/pictures/hashes.json'), '{}');
  inOrigin('add', '.');
  inOrigin('commit', '--quiet', '--message', 'approved');
  inOrigin('commit', '--quiet', '--allow-empty', '--message', 'later');
  git('init', '--quiet');
  git('fetch', '--quiet', '--depth=1', `file://${origin}`, 'HEAD');
  git('reset', '--quiet', 'FETCH_HEAD');
  const { code, output } = await run(['--compare', '--before']);
  expect(output).toContain('git fetch --unshallow');
  expect(code).toBe(1);
});

it('--before does not draw with another browser', async () => {
  noteChange();
  const { code, output } = await run(['--compare', '--before'], { CHROMIUM_PATH: '/browser' });
  expect(output).toMatch(/^--before draws with the pinned browser/);
  expect(code).toBe(1);
});
