import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-hash.ts';

const documents = execFileSync('git', ['ls-files', '*.md', '*.mdx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Names of the headings as links to them are written. */
function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Ids of the catalogue's pages, as links to them are written: those of `docs/Korean copy` are `docs-korean-copy--docs`. */
const pages = documents.flatMap((file) =>
  [...read(file).matchAll(/<Meta title="(.+)"/g)].map(
    ([, title = '']) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
  ),
);
const PAGE = '?path=/docs/';

function isBroken(file: string, link: string): boolean {
  if (link.startsWith(PAGE)) return !pages.includes(link.slice(PAGE.length));
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && /\.mdx?$/.test(target) && !anchorsOf(target).includes(anchor);
}

it.each(documents)('%s links to what there is', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)];
  expect(links.map(([, link = '']) => link).filter((link) => isBroken(file, link))).toEqual([]);
});

it('the contract names rules and vectors that there are', () => {
  const [, after = ''] = read('openapi/README.md').split('## What the shapes do not say');
  const [section = ''] = after.split('\n## ');
  const names = [...section.matchAll(/`([\w-]+\.(ts|json))`/g)].map(([, name = '', end]) =>
    join('rules', end === 'json' ? 'vectors' : '', name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});
