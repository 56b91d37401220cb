import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { storybookDir, storyThemes } from '../../scripts/lib/catalogue.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { axeOf } from '../lib/axe.ts';

interface Entry {
  id: string;
  type: string;
  title: string;
}

const { entries } = JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const documents = Object.values(entries).filter(
  ({ type, title }) => type === 'docs' && title.startsWith('docs/'),
);

test('the catalogue has its documents', { tag: '@1280' }, () => {
  expect(documents.map(({ title }) => title)).toHaveLength(9);
});

for (const { id, title } of documents) {
  test(title, { tag: '@1280' }, async ({ page }) => {
    const { url, close } = await serveFolder(storybookDir);
    for (const theme of storyThemes) {
      await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { violations } = await axeOf(page).include('#storybook-docs').analyze();
      const found = violations.map((rule) => `${rule.id}: ${rule.nodes[0]?.html.slice(0, 160)}`);
      expect(found, `${title} in ${theme}`).toEqual([]);
    }
    close();
  });
}
