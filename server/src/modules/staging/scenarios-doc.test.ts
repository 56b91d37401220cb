import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STAGED_SCENARIOS } from './scenarios.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ROW = /^\| `([\w-]+)` \| (.+) \| `([^`]+)` \| `([^`]+)` \|$/gm;
const rows = [...read('docs/scenarios.md').matchAll(ROW)].map(([, id, title, file, story]) => ({
  id,
  title,
  file,
  story,
}));

test('docs/scenarios.md lists them as they are', () => {
  expect(Object.fromEntries(rows.map(({ id, title }) => [id, title]))).toEqual(
    Object.fromEntries(Object.entries(STAGED_SCENARIOS).map(([id, { title }]) => [id, title])),
  );
});

test.each(rows)('$id is named where it is tried and shown', ({ id, file = '', story = '' }) => {
  expect(read(file)).toMatch(new RegExp(`test\\('${id}: `));
  expect(read(story)).toContain(`tags: ['${id}']`);
});
