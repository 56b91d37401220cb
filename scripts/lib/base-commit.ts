import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { picturesHere } from './baselines.ts';
import type { CatalogueStory } from './catalogue.ts';
import { exitOf, spawnNode } from './processes.ts';
import { root } from './source-hash.ts';
import { UsageError } from './usage-error.ts';

const base = join(root, '.cache', 'visual', 'base');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** A regular expression that only the titles of these stories match. */
function grepOf(keys: readonly string[], stories: readonly CatalogueStory[]): string {
  const ids = new Set(keys.map((key) => key.slice(0, key.lastIndexOf('.'))));
  return stories
    .filter(({ id }) => ids.has(id))
    .map(({ title, name }) => `${title}/${name}`.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .map((title) => `${title} @`)
    .join('|');
}

function readHistory(): string {
  try {
    return git('log', '-1', '--format=%H', '--', 'e2e/pictures/hashes.json');
  } catch {
    throw new UsageError('there is no git history here, so no commit that approved pictures');
  }
}

/** Returns the commit that approved pictures last; throws a UsageError where there is none, or where the clone stops short of it. */
export function findBase(): string {
  const commit = readHistory();
  if (!commit) throw new UsageError('no commit has approved pictures yet');
  // The oldest commit of a shallow clone seems to add every file.
  const isFirst = git('log', '-1', '--format=%P', commit) === '';
  if (isFirst && git('rev-parse', '--is-shallow-repository') === 'true')
    throw new UsageError(
      'the clone is too shallow for the commit that approved pictures: git fetch --unshallow',
    );
  return commit;
}

/**
 * Makes pictures of the given stories as they were in a commit, in a work tree of its own, with the packages as they are now.
 * Returns what `--grep` takes to run the same stories here. Throws a UsageError where no picture could be made.
 */
export async function shootBase(
  commit: string,
  keys: readonly string[],
  stories: readonly CatalogueStory[],
): Promise<string> {
  if (existsSync(base)) git('worktree', 'remove', '--force', base);
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', base, commit);
  try {
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'));
    const { before } = picturesHere;
    rmSync(before, { recursive: true, force: true });
    const grep = grepOf(keys, stories);
    const code = await exitOf(
      spawnNode(join(base, 'scripts', 'story-run.ts'), ['--shoot', '--grep', grep], {
        cwd: base,
        stdio: 'inherit',
        env: { ...process.env, BEFORE_PICTURES: before },
      }),
    );
    if (!existsSync(before) || readdirSync(before).length === 0)
      throw new UsageError(`${commit.slice(0, 8)} made no picture (code ${code})`);
    return grep;
  } finally {
    git('worktree', 'remove', '--force', base);
  }
}
