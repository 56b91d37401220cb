import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const COLUMNS = 4;

interface Row {
  sent: string;
  file: string;
  test: string;
}

function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const cells = line.slice(2, -2).split(' | ');
      expect(cells, line).toHaveLength(COLUMNS);
      const [sent = '', , file = '', test = ''] = cells.map((cell) => cell.trim());
      return { sent, file, test };
    });
}

/** The titles that a file gives its tests, as they are written there. */
function titlesOf(source: string): Set<string> {
  const calls = source.matchAll(
    /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g,
  );
  return new Set([...calls].map(([, one, two, three]) => one ?? two ?? three ?? ''));
}

const rows = rowsOf(readFileSync(join(ROOT, 'docs/bad-input.md'), 'utf8'));

it.each(rows)('“$sent” has the test that its row names', ({ file, test }) => {
  expect([...titlesOf(readFileSync(join(ROOT, file), 'utf8'))]).toContain(test);
});

it('reads every row, and misses a test that is not there', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(titlesOf("it('is there', () => {});").has('is there')).toBe(true);
  expect(titlesOf("it('is there', () => {});").has('is not')).toBe(false);
});
