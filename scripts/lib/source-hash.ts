import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

/** Lists the files below a folder (or the file itself) in a stable order; an absent path gives none. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  const files: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'node_modules') continue;
      const full = join(folder, entry.name);
      if (entry.isDirectory()) walk(full);
      else if (entry.isFile()) files.push(full);
    }
  };
  try {
    walk(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    return [path];
  }
  return files.sort();
}

/** Hashes names and contents of the given root-relative paths, without the files `skip` matches. */
export function hashSources(paths: readonly string[], skip?: RegExp): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(join(root, path))) {
      const name = relative(root, file);
      if (skip?.test(name)) continue;
      hash.update(name).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** A stamp under `.cache/` that remembers for which sources a product was last made. */
export function stampOf(name: string): {
  matches: (hash: string) => boolean;
  write: (hash: string) => void;
  clear: () => void;
} {
  const file = join(root, '.cache', `${name}.stamp`);
  return {
    matches: (hash) => existsSync(file) && readFileSync(file, 'utf8') === hash,
    write: (hash) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, hash);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
