import { expect, test as base } from '@playwright/test';
import {
  isWholePage,
  ownWidthOf,
  readCatalogue,
  storybookDir,
  storyThemes,
  storyWindows,
} from '../../scripts/lib/catalogue.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const { url, close } = await serveFolder(storybookDir);
      const [theme] = storyThemes;
      await use(await openStoryPage(browser, { url, theme, isChecked: false, context: {} }));
      close();
    },
    { scope: 'worker' },
  ],
});

const stories = readCatalogue();
const pages = new Map(
  stories
    .filter(isWholePage)
    .toReversed()
    .map((one) => [one.title, one]),
);

/** One state of each page, its first, and what a component has to show at once. Chromatic takes the rest. */
for (const story of stories) {
  const { id, title, name } = story;
  if (name !== 'Matrix' && pages.get(title) !== story) continue;
  test(`${title}/${name}`, async ({ storyPage: { page, run } }) => {
    const window = storyWindows.find(({ width }) => width === ownWidthOf(story));
    if (window) await page.setViewportSize(window);
    expect(await run(id)).toEqual([]);
    await expect(page).toHaveScreenshot(`${id}.png`);
  });
}
