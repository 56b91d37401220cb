import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { budgets, generated } from './lib/budgets.mjs';
import { listFiles, root } from './lib/source-hash.ts';
import { finish } from './lib/tally.ts';

/** The tracked files and the new ones, never what git ignores; a plain copy without git is walked. */
function sourceFiles(): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  } catch {
    return ['src', 'server', 'rules', 'simulator', 'scripts', 'e2e', 'bench', '.storybook'].flatMap(
      (folder) => listFiles(join(root, folder)).map((file) => file.slice(root.length + 1)),
    );
  }
}

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

const matches = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => matchesGlob(file, glob));

const failures: string[] = [];
let passed = 0;
for (const file of sourceFiles()) {
  if (matches(file, generated)) continue;
  const budget = budgets.find(({ files }) => matches(file, files));
  if (!budget) continue;
  let lines: number;
  try {
    lines = lineCount(readFileSync(join(root, file), 'utf8'));
  } catch {
    continue; // removed, but not yet from the index
  }
  if (lines <= budget.limit) passed += 1;
  else failures.push(`${file}: ${lines} lines, a ${budget.name} file has at most ${budget.limit}`);
}
finish({ passed, failures });
