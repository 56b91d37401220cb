import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { documents, inlineCodeOf, readDocument, trackedFiles } from './documents.ts';

/** Decisions and plans tell of what was or is to be; figures name what was measured. */
const dated = /^docs\/(adr\/|roadmap|performance)|CHANGELOG/;
const checked = documents.filter((file) => !dated.test(file));
/** Examples of things that a reader makes, made files, and names of other worlds. */
const invented = /dice|Dice|0100_|^pages\/x|xPage|xSearch|^dist\/|^\.cache|^\.data|createXModule/;

const files = trackedFiles();
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const bases = ['', 'src', 'src/shared', 'server', 'server/src', 'server/src/modules', 'docs'];
const sources = files
  .filter((file) => /\.(tsx?|m?js|sql|ya?ml|json|html)$/.test(file))
  .filter((file) => !/package-lock|published\.gen|scripts\/docs\//.test(file))
  .map(readDocument)
  .join('\n');
const words = new Set(sources.match(/[$\w]+/g));

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function isPath(code: string): boolean {
  return /^[\w@][\w.@-]*(\/[\w.@-]+)*(\/|\.(tsx?|mjs|js|md|json|ya?ml|sql|tsv|html|txt))$/.test(
    code,
  );
}

/** Within a slice that the sentence names: `lib/reduce-offer.ts`. */
function isEndOfPath(path: string): boolean {
  return [...paths].some((one) => one.endsWith(`/${path}`));
}

function exists(file: string, code: string): boolean {
  const path = code.replace(/\/$/, '');
  if (isEndOfPath(path)) return true;
  return [...bases, dirname(file)].some((base) => paths.has(join(base, path)));
}

/** `camelCase`, `PascalCase`, `$store`, `CONSTANT_CASE` and `sql_function`, also with `()` or arguments behind. */
function nameIn(code: string): string | null {
  const name = /^([$\w]+)(\([^)]*\))?$/.exec(code)?.[1] ?? '';
  return /^\$[a-z]|[a-z][A-Z]|^[A-Z]+_[A-Z_]+$|^[a-z]+_[a-z_]+$/.test(name) ? name : null;
}

function unknownIn(file: string): string[] {
  const code = inlineCodeOf(file).filter((one) => !invented.test(one));
  const lost = code.filter((one) => isPath(one) && !exists(file, one));
  const unknown = code.filter((one) => {
    const name = nameIn(one);
    return name !== null && !words.has(name);
  });
  return [...lost, ...unknown];
}

it.each(checked)('%s names files and symbols that there are', (file) => {
  expect(unknownIn(file)).toEqual([]);
});

it('notices a file and a symbol that are gone', () => {
  expect(exists('README.md', 'rules/bonus.ts')).toBe(true);
  expect(exists('README.md', 'rules/bonuses.ts')).toBe(false);
  expect(nameIn('topicsFollowed({ reader, topics })')).toBe('topicsFollowed');
  expect(words.has('topicsFollowed')).toBe(true);
  expect(words.has('topicsFollowedUp')).toBe(false);
});
