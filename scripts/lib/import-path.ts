import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './source-hash.ts';

const endings = ['', '.ts', '.tsx', '/index.ts'];
const folders: readonly (readonly [prefix: string, folder: string])[] = [
  ['@/', 'src'],
  ['#rules/', 'rules'],
  ['#contract/', 'openapi/generated'],
];

/** Reads a root-relative file of the tree. */
export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Whether a root-relative path is a file of TypeScript. */
export function isSource(file: string): boolean {
  const path = join(root, file);
  return /\.tsx?$/.test(file) && existsSync(path) && statSync(path).isFile();
}

/** Returns the root-relative file that an import of a root-relative file means; null for a package or another kind of file. */
export function resolveImport(from: string, specifier: string): string | null {
  const folder = folders.find(([prefix]) => specifier.startsWith(prefix));
  if (!folder && !specifier.startsWith('.')) return null;
  const path = folder
    ? join(folder[1], specifier.slice(folder[0].length))
    : join(dirname(from), specifier);
  return endings.map((ending) => path + ending).find(isSource) ?? null;
}
