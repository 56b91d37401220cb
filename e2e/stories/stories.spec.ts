import { expect, test as base } from '@playwright/test';
import { readCatalogue, storybookDir } from '../../scripts/lib/catalogue.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { comparePicture } from './pictures.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

export interface StoryOptions {
  theme: string;
  width: number;
  height: number;
}

const test = base.extend<object, StoryOptions & { storyPage: StoryPage }>({
  theme: ['celadon', { scope: 'worker', option: true }],
  width: [1280, { scope: 'worker', option: true }],
  height: [900, { scope: 'worker', option: true }],
  // A worker ends with its first failed test: what a broken story left behind does not reach the next one.
  storyPage: [
    async ({ browser, theme, width, height }, use) => {
      const { url, close } = await serveFolder(storybookDir);
      await use(await openStoryPage(browser, { url, theme, width, height }));
      close();
    },
    { scope: 'worker' },
  ],
});

for (const story of readCatalogue()) {
  const { id, title, name, widths } = story;
  const tag = widths.map((width) => `@${width}`);
  test(`${title}/${name}`, { tag }, async ({ storyPage, theme, width }) => {
    expect(await storyPage.run(id)).toEqual([]);
    await comparePicture(storyPage.page, story, `${theme}-${width}`);
    expect(await storyPage.findFaintText()).toEqual([]);
  });
}
