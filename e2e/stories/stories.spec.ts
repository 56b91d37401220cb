import { expect, test as base } from '@playwright/test';
import {
  ownWidthOf,
  readCatalogue,
  secondWindowOf,
  storybookDir,
  storyThemes,
} from '../../scripts/lib/catalogue.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

export interface StoryOptions {
  width: number;
  height: number;
  /** Whether a story is played alone, in one theme: what the gate does. */
  isPlayedAlone: boolean;
}

const [firstTheme, ...otherThemes] = storyThemes;

const test = base.extend<object, StoryOptions & { storyPage: StoryPage }>({
  width: [1280, { scope: 'worker', option: true }],
  height: [900, { scope: 'worker', option: true }],
  isPlayedAlone: [false, { scope: 'worker', option: true }],
  // A worker ends with its first failed test: what a broken story left behind does not reach the next one.
  storyPage: [
    async ({ browser, width, height, isPlayedAlone }, use) => {
      const { url, close } = await serveFolder(storybookDir);
      const context = { viewport: { width, height } };
      const look = { theme: firstTheme, isChecked: !isPlayedAlone, isPlayedAlone };
      await use(await openStoryPage(browser, { url, context, ...look }));
      close();
    },
    { scope: 'worker' },
  ],
});

for (const story of readCatalogue()) {
  const { id, title, name, widths } = story;
  const tag = [`@play-${ownWidthOf(story)}`, ...widths.map((width) => `@${width}`)];
  test(`${title}/${name}`, { tag }, async ({ storyPage, isPlayedAlone }) => {
    const { run, showInTheme, findFaintText, checkIn } = storyPage;
    expect(await run(id), firstTheme).toEqual([]);
    if (isPlayedAlone) return;
    for (const theme of otherThemes) expect(await showInTheme(theme), theme).toEqual([]);
    // Last, as it may scroll.
    for (const theme of storyThemes) expect(await findFaintText(theme), theme).toEqual([]);
    const second = secondWindowOf(story);
    if (second) expect(await checkIn(second, storyThemes)).toEqual([]);
  });
}
