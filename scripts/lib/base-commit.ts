import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { picturesHere } from './baselines.ts';
import type { CatalogueStory } from './catalogue.ts';
import { exitOf, spawnNode } from './processes.ts';
import { root } from './source-hash.ts';

const base = join(root, '.cache', 'visual', 'base');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A regular expression that only the titles of these stories match. */
function grepOf(keys: readonly string[], stories: readonly CatalogueStory[]): string {
  const ids = new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))));
  return stories
    .filter(({ id }) => ids.has(id))
    .map(({ title, name }) => `${title}/${name}`.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((title) => `${title} @`)
    .join('|');
}

/**
 * Makes pictures of the given stories as they were in the commit that approved them last, in a work tree of their own,
 * with the packages as they are now. Returns what `--grep` takes to run the same stories here.
 */
export async function shootBase(
  keys: readonly string[],
  stories: readonly CatalogueStory[],
): Promise<string> {
  if (keys.length === 0)
    throw new Error('nothing changed in the last run; run npm run visual first');
  const commit = git('log', '-1', '--format=%H', '--', 'e2e/pictures/hashes.json');
  if (!commit) throw new Error('no commit has approved pictures yet');
  if (existsSync(base)) git('worktree', 'remove', '--force', base);
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', base, commit);
  try {
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'));
    rmSync(picturesHere.before, { recursive: true, force: true });
    const grep = grepOf(keys, stories);
    await exitOf(
      spawnNode(join(base, 'scripts', 'story-run.ts'), ['--shoot', '--grep', grep], {
        cwd: base,
        stdio: 'inherit',
        env: { ...process.env, BEFORE_PICTURES: picturesHere.before },
      }),
    );
    return grep;
  } finally {
    git('worktree', 'remove', '--force', base);
  }
}
