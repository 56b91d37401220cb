import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gather, spawnNode } from '../lib/processes.ts';
import { root } from '../lib/source-hash.ts';
import { preambles } from './code-preambles.ts';
import { type Block, blocksOf, documents, readDocument, trackedFiles } from './documents.ts';

const CHECK_MS = 120_000;
const blocks = documents.flatMap(blocksOf).filter(({ language }) => /^tsx?$/.test(language));
const sources = trackedFiles('src/**/*.ts', 'src/**/*.tsx', 'server/**/*.ts').map((file) =>
  withoutSpace(readDocument(file)),
);

function withoutSpace(code: string): string {
  return code.replaceAll(/\s+/g, '');
}

/** The block is in the tree, where the type checker sees it; `…` is what it leaves out. */
function isQuotation({ text }: Block): boolean {
  const [first = '', ...others] = withoutSpace(text).split('…');
  return sources.some((source) => {
    let at = source.indexOf(first) + first.length;
    const isThere = source.includes(first);
    return (
      isThere &&
      others.every((part) => {
        const found = source.indexOf(part, at);
        at = found + part.length;
        return found >= 0;
      })
    );
  });
}

function preambleOf({ text }: Block): string | undefined {
  return Object.entries(preambles).find(([word]) => text.includes(word))?.[1];
}

it('each TypeScript block is in the tree, or says by a preamble what it is part of', () => {
  expect(blocks.length).toBeGreaterThan(5);
  const unknown = blocks.filter((block) => !isQuotation(block) && preambleOf(block) === undefined);
  expect(unknown).toEqual([]);
  expect(isQuotation({ file: '', language: 'ts', text: 'createApiQuery(loadBets…)' })).toBe(false);
});

it(
  'what is no quotation compiles against the tree',
  async () => {
    const folder = join(root, '.cache', 'docs-code');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'ui'), { recursive: true });
    const include = ['.', '../../src/**/*.d.ts'];
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { rootDir: '../..' },
      include,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(join(folder, 'ui', 'x-page.tsx'), 'export const XPage = () => null;\n');
    for (const [index, block] of blocks.entries()) {
      if (isQuotation(block)) continue;
      // Paths of a block begin at the root of the tree.
      const text = block.text.replaceAll(/from '\.\/(?=\w+\/)/g, "from '../../");
      writeFileSync(join(folder, `block-${index}.tsx`), `${preambleOf(block)}\n${text}`);
    }
    const checked = await gather(spawnNode('node_modules/.bin/tsc', ['-p', folder]));
    expect(checked).toEqual({ code: 0, output: '' });
  },
  CHECK_MS,
);
