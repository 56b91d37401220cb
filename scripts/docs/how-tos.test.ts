import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { gather, spawnNode } from '../lib/processes.ts';
import { root } from '../lib/source-hash.ts';
import { stepsOf } from '../lib/test-steps.ts';
import { readDocument } from './documents.ts';
import { changes, type HowTo, sections } from './how-tos.ts';

const steps = stepsOf(null);

const RUN_MS = 120_000;
/** One more needs a reason; one fewer is good news. */
const WEAK = 5;
const copied = [
  'rules',
  'scripts',
  'src/shared/theme',
  'package.json',
  'vitest.config.ts',
  'vitest.setup.ts',
];
const scratch = mkdtempSync(join(tmpdir(), 'hanpan-how-to-'));
for (const path of copied) cpSync(join(root, path), join(scratch, path), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(scratch, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has nothing to change`);
  writeFileSync(path, changed);
}

const inScratch = (entry: string, args: readonly string[]) =>
  gather(
    spawnNode(join(scratch, entry), args, { cwd: scratch, env: { ...process.env, NO_COLOR: '1' } }),
  );

function headingsOf(file: string, level: RegExp): string[] {
  return [...readDocument(file).matchAll(level)].map(([, heading = '']) => heading);
}

it('each how-to of the documents has its proof, and no proof is left over', () => {
  const [, table = ''] = readDocument('CONTRIBUTING.md').split(/^\| I want to .*\n.*\n/m);
  const rows = table.split('\n\n')[0]?.split('\n') ?? [];
  const howTos = [
    ...headingsOf('docs/recipes.md', /^## (.+)$/gm),
    ...headingsOf('docs/architecture.md', /^### (Adding .+)$/gm),
  ];
  expect(howTos.sort()).toEqual(Object.keys(sections).sort());
  expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Object.keys(changes));
});

const all: [string, HowTo][] = [...Object.entries(sections), ...Object.entries(changes)];
it('what is not carried out as a whole is counted and printed', () => {
  const weak = all.filter(([, { weak }]) => weak);
  const lines = weak.map(([name, { weak }]) => `  ${name}: ${weak}`);
  console.info([`${weak.length} of ${all.length} in part only:`, ...lines].join('\n'));
  expect(weak).toHaveLength(WEAK);
});

it.each(all)('%s has its test', (_name, { file, has, isWritten, weak }) => {
  const text = readDocument(file);
  const titles = [...text.matchAll(/\b(?:it|test)\(\s*(?:'([^']+)|`([^`]+))/g)].map(
    ([, plain, template]) => plain ?? template,
  );
  const proven = weak === undefined && !isWritten ? titles.join('\n') : text;
  expect(proven).toContain(has);
});

it('what is written is checked by a step', () => {
  expect(steps.map(({ run }) => run[0])).toContain('scripts/check-new.ts');
  expect(readDocument('scripts/check-new.ts')).toContain('carryOut(copy, change)');
});

it(
  'a colour that is too weak and another 1.30 limit are noticed by the tests that are named',
  async () => {
    edit('src/shared/theme/tokens/porcelain.ts', (text) => text.replace('#17211f', '#c9d1cf'));
    edit('rules/bonus.ts', (text) =>
      text.replace('LOW_ODDS_LIMIT: Odds = 130', 'LOW_ODDS_LIMIT: Odds = 140'),
    );
    const files = ['src/shared/theme/contrast.test.ts', 'rules/slip.test.ts', 'rules/odds.test.ts'];
    const { code, output } = await inScratch('node_modules/vitest/vitest.mjs', ['run', ...files]);
    expect(output).toMatch(/FAIL .*contrast\.test\.ts > porcelain/);
    expect(output).toMatch(/FAIL .*slip\.test\.ts/);
    expect(output).not.toMatch(/FAIL .*odds\.test\.ts/);
    expect(code).toBe(1);
  },
  RUN_MS,
);
