import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync(
  [
    '{src,server/src,rules,conformance,mock}/**/*.{ts,tsx}',
    'openapi/{schemas,paths}/*.yaml',
    'package.json',
  ],
  { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.gen.ts'] },
);
const tree = sources.map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`).join('\n');

const lastColumns = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').at(-2) ?? '');
const identifiers = lastColumns.flatMap((text) =>
  [...text.matchAll(/`([^`]+)`/g)].map((m) => m[1]),
);

it('every identifier of the glossary is in the tree', () => {
  expect(identifiers.length).toBeGreaterThan(50);
  const missing = identifiers.filter((name = '') => {
    const literal = name.replace(/[$.*+?()[\]{}|\\^]/g, '\\$&');
    return !new RegExp(`(?<![\\w$])${literal}(?![\\w$])`).test(tree);
  });
  expect(missing).toEqual([]);
});
