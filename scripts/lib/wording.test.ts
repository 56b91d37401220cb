import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusedPhrases } from './wording.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync(
  [
    '{src,server/src,simulator,rules,games}/**/*.{ts,tsx}',
    'openapi/{schemas,paths}/*.yaml',
    'public/**/*.{js,json,webmanifest}',
    'index.html',
  ],
  { cwd: root, exclude: ['**/*.gen.ts'] },
);

it('no text of the site says what reads unnaturally', () => {
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
