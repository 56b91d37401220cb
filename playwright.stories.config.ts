import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';
import type { StoryOptions } from './e2e/stories/stories.spec.ts';
import { storyWindows } from './scripts/lib/catalogue.ts';
import { type LookOptions, looks } from './scripts/lib/looks.ts';

/** Every story of the built catalogue in its widths, each in both themes; `scripts/story-run.ts` builds it first. */
export default defineConfig<object, StoryOptions & LookOptions>({
  ...(await commonConfig('stories')),
  testDir: 'e2e/stories',
  timeout: 45_000,
  // A story waits as much as it works: for letters, late parts and its own play function.
  workers: 3,
  fullyParallel: true,
  projects: [
    ...storyWindows.map(({ width, height }) => ({
      name: String(width),
      grep: new RegExp(`@${width}\\b`),
      use: { width, height },
    })),
    ...looks.map((look) => ({
      name: look.name,
      grep: new RegExp(`@${look.name}\\b`),
      use: { look },
    })),
    { name: 'motion', grep: /@motion\b/ },
  ],
});
