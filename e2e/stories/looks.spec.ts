import { expect, test as base } from '@playwright/test';
import { type CatalogueStory, readCatalogue, storybookDir } from '../../scripts/lib/catalogue.ts';
import { type LookOptions, looks, movingStories } from '../../scripts/lib/looks.ts';
import { serveFolder } from '../../scripts/lib/static-server.ts';
import { missingState } from './shown-states.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

const test = base.extend<object, LookOptions & { storyPage: StoryPage }>({
  look: [undefined, { scope: 'worker', option: true }],
  storyPage: [
    async ({ browser, look }, use) => {
      const { url, close } = await serveFolder(storybookDir);
      const { theme = 'celadon', context = {} } = look ?? {};
      // Colours that the system forces are not those that axe reads from the styles.
      const isChecked = context.forcedColors !== 'active';
      await use(await openStoryPage(browser, { url, theme, isChecked, context }));
      close();
    },
    { scope: 'worker' },
  ],
});

const catalogue = readCatalogue();

function storyOf(id: string): CatalogueStory {
  const story = catalogue.find((one) => one.id === id);
  if (!story) throw new Error(`the catalogue has no story ${id}`);
  return story;
}

for (const look of looks) {
  test.describe(look.name, { tag: `@${look.name}` }, () => {
    for (const [id, states] of Object.entries(look.stories)) {
      const story = storyOf(id);
      test(`${story.title}/${story.name}`, async ({ storyPage: { page, run } }) => {
        expect(await run(id)).toEqual([]);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide, 'pixels that the story is too wide').toBe(0);
        for (const state of states) expect(await missingState(page, state)).toBeUndefined();
      });
    }
  });
}

test.describe('less motion', { tag: '@motion' }, () => {
  for (const id of movingStories) {
    const { title, name } = storyOf(id);
    test(`${title}/${name}`, async ({ storyPage: { page, run } }) => {
      // Storybook pauses what moves.
      const countMoving = (): Promise<number> =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState !== 'finished').length,
        );
      expect(await run(id)).toEqual([]);
      expect(await countMoving(), 'animations with less motion').toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const moving = await countMoving();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(moving, 'animations with motion').toBeGreaterThan(0);
    });
  }
});
