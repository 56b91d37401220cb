import { expect, test as base } from '@playwright/test';
import { askedStories } from '../../scripts/lib/asked-stories.ts';
import { isAboutPictures, picturesHere } from '../../scripts/lib/baselines.ts';
import {
  readCatalogue,
  secondWindowOf,
  storybookDir,
  storyThemes,
} from '../../scripts/lib/catalogue.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { inWholePage } from '../lib/whole-page.ts';
import { comparePicture, takesPicture } from './pictures.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

export interface StoryOptions {
  width: number;
  height: number;
}

const isChecked = !isAboutPictures(picturesHere);
const [firstTheme, ...otherThemes] = storyThemes;

const test = base.extend<object, StoryOptions & { storyPage: StoryPage }>({
  width: [1280, { scope: 'worker', option: true }],
  height: [900, { scope: 'worker', option: true }],
  // A worker ends with its first failed test: what a broken story left behind does not reach the next one.
  storyPage: [
    async ({ browser, width, height }, use) => {
      const { url, close } = await serveFolder(storybookDir);
      const context = { viewport: { width, height } };
      await use(await openStoryPage(browser, { url, theme: firstTheme, isChecked, context }));
      close();
    },
    { scope: 'worker' },
  ],
});

for (const story of askedStories(readCatalogue())) {
  const { id, title, name, widths } = story;
  const tag = widths.map((width) => `@${width}`);
  test(`${title}/${name}`, { tag }, async ({ storyPage, width }) => {
    const { page, run, wear, findFaintText, checkIn } = storyPage;
    expect(await run(id), firstTheme).toEqual([]);
    const inThemes = async (): Promise<void> => {
      await comparePicture(page, story, `${firstTheme}-${width}`);
      for (const theme of otherThemes) {
        expect(await wear(theme), theme).toEqual([]);
        await comparePicture(page, story, `${theme}-${width}`);
      }
    };
    // Making the window higher takes half a second of a page, and only a picture shows what lies below.
    const isDrawn = storyThemes.some((theme) => takesPicture(story, `${theme}-${width}`));
    await (isDrawn ? inWholePage(page, inThemes) : inThemes());
    // Last, as it may scroll.
    for (const theme of storyThemes) expect(await findFaintText(theme), theme).toEqual([]);
    const second = isChecked && secondWindowOf(story);
    if (second) expect(await checkIn(second, storyThemes)).toEqual([]);
    picturesHere.notePassed(id, String(width));
  });
}
