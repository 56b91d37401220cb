import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { storybookDir, storyThemes } from '../../scripts/lib/catalogue.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { type DocumentPage, openDocumentPage } from './document-page.ts';

interface Entry {
  id: string;
  type: string;
  title: string;
}

const { entries } = JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const documents = Object.values(entries).filter(({ type }) => type === 'docs');
const titles = (type: string): Set<string> =>
  new Set(Object.values(entries).flatMap((entry) => (entry.type === type ? [entry.title] : [])));

/** The written documents, and the first of each layer: those of components are made of the same parts. */
const checkedByAxe = new Set([
  ...documents.filter(({ title }) => title.startsWith('docs/')),
  ...new Map(documents.toReversed().map((one) => [one.title.split('/')[0], one])).values(),
]);

const test = base.extend<object, { documentPage: (theme: string) => Promise<DocumentPage> }>({
  documentPage: [
    async ({ browser }, use) => {
      const { url, close } = await serveFolder(storybookDir);
      const pages = new Map<string, Promise<DocumentPage>>();
      try {
        await use((theme) => {
          const page = pages.get(theme) ?? openDocumentPage(browser, url, theme);
          pages.set(theme, page);
          return page;
        });
      } finally {
        close();
      }
    },
    { scope: 'worker' },
  ],
});

test('the catalogue has its documents, and one of each component', { tag: '@docs' }, () => {
  const documented = titles('docs');
  expect([...documented].filter((title) => title.startsWith('docs/'))).toHaveLength(9);
  expect([...titles('story')].filter((title) => !documented.has(title))).toEqual([]);
});

for (const document of documents) {
  const { id, title } = document;
  const isChecked = checkedByAxe.has(document);
  test(`${title}/Docs`, { tag: '@docs' }, async ({ documentPage }) => {
    for (const theme of isChecked ? storyThemes : storyThemes.slice(0, 1)) {
      const { open, check } = await documentPage(theme);
      expect(await open(id), theme).toEqual([]);
      if (isChecked) expect(await check(), theme).toEqual([]);
    }
  });
}
