import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, root } from './source-hash.ts';

/** The tracked files and the new ones; a plain copy without git is walked. */
function sources(): string[] {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  } catch {
    return listFiles(root).map((file) => file.slice(root.length + 1));
  }
}

/** Copies the files of the tree whose root-relative names match, with a link to the installed packages; returns the new folder. */
export function copyTree(parts: RegExp): string {
  const copy = mkdtempSync(join(tmpdir(), 'hanpan-copy-'));
  for (const file of sources().filter((one) => parts.test(one)))
    cpSync(join(root, file), join(copy, file), { force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
