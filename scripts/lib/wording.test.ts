import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusedPhrases } from './wording.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    '{src,server/src,simulator,rules,e2e}/**/*.{ts,tsx}',
    'rules/**/*.json',
    'openapi/{schemas,paths}/*.yaml',
    '{docs,src,server,rules}/**/*.md',
    'public/**/*.{js,json,webmanifest}',
    'index.html',
  ],
  { cwd: root, exclude: ['**/*.gen.ts'] },
);

it.each(refusedPhrases)('recognises $was', ({ pattern, was, better }) => {
  expect(was).toMatch(pattern);
  expect(better).not.toMatch(pattern);
});

it('no text of the tree says what reads unnaturally', () => {
  expect(files.length).toBeGreaterThan(900);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        refusedPhrases
          .filter(({ pattern }) => pattern.test(line))
          .map(({ better }) => `${file}:${at + 1} ${line.trim()} (better: ${better})`),
      ),
  );
  expect(found).toEqual([]);
});
