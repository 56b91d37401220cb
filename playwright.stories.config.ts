import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';
import type { StoryOptions } from './e2e/stories/stories.spec.ts';
import { storyLooks } from './scripts/lib/catalogue.ts';

const { use, ...common } = await commonConfig('stories');

const light = { mode: 'retain-on-failure', screenshots: false, snapshots: false } as const;

/** Every story of the built catalogue in its themes and widths; `scripts/story-run.ts` builds it first. */
export default defineConfig<object, StoryOptions>({
  ...common,
  testDir: 'e2e/stories',
  timeout: 45_000,
  // A whole trace of each costs a third of the run: the test run keeps what the console and the network said.
  use: { ...use, trace: process.env.PLAYWRIGHT_REPORT ? light : 'retain-on-failure' },
  projects: storyLooks.map(({ theme, width, height }) => ({
    name: `${theme}-${width}`,
    grep: new RegExp(`@${width}\\b`),
    use: { theme, width, height },
  })),
});
