import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { mainMenu, menuGroupsOf } from '@/entities/site-menu';
import { makeScope } from '@/shared/lib/test-scope';
import type { Page, PageInfo } from '@/shared/routes';
import { createAppRouter } from './router';

const { routesByPath } = createAppRouter(makeScope(), createMemoryHistory());
const declaredAt = (path: string): PageInfo | undefined =>
  Object.entries(routesByPath).find(([one]) => one === path)?.[1].options.staticData?.page;

// Drawn by the router where there is no page.
const withoutPath = ['error'];
const root = join(import.meta.dirname, '../pages');
const folders = globSync('*/index.ts', { cwd: root })
  .map((file) => file.replace(/[\\/]index\.ts$/, ''))
  .filter((folder) => !withoutPath.includes(folder));

describe.each(folders)('pages/%s', (folder) => {
  it('declares title, guard and chunk, and is where it says', { timeout: 60_000 }, async () => {
    const pages = Object.values<Page>(await import(`../pages/${folder}/index.ts`));
    expect(pages).not.toHaveLength(0);
    for (const page of pages) {
      expect(declaredAt(page.path), page.path).toBe(page);
      // Korean throughout, but for the name that the copy gives this one page.
      if (page.title !== '라이브TV') expect(page.title).toMatch(/^[가-힣 ]+$/);
      expect(['guests', 'members']).toContain(page.access);
      expect(await page.view()).toBeTypeOf('function');
    }
  });
});

const links = mainMenu.flatMap((entry) => [
  entry,
  ...menuGroupsOf(entry.key).flatMap((group) => group.links),
]);

it.each(links)('$to of the menu is a page of the site, with a name', ({ to, label }) => {
  const isGame = /^\/minigame\/\w+\/\w+$/.test(to);
  const page = declaredAt(isGame ? '/minigame/$provider/$game' : to);
  expect(page).toBeDefined();
  if (isGame) expect(label).toBeDefined();
});
