import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';
import type { StoryOptions } from './e2e/stories/stories.spec.ts';
import { storyLooks } from './scripts/lib/catalogue.ts';

/** Every story of the built catalogue in its themes and widths; `scripts/story-run.ts` builds it first. */
export default defineConfig<object, StoryOptions>({
  ...(await commonConfig('stories')),
  testDir: 'e2e/stories',
  timeout: 45_000,
  projects: storyLooks.map(({ theme, width, height }) => ({
    name: `${theme}-${width}`,
    grep: new RegExp(`@${width}\\b`),
    use: { theme, width, height },
  })),
});
