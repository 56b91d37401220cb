import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';
import type { StoryOptions } from './e2e/stories/stories.spec.ts';
import { picturesHere } from './scripts/lib/baselines.ts';
import { storyWindows } from './scripts/lib/catalogue.ts';
import { type LookOptions, looks } from './scripts/lib/looks.ts';

// Its page was opened long before: what fails says in its reason what the console said.
const common = await commonConfig('stories', 'off');

/** Every story of the built catalogue in its widths, each in both themes; `scripts/story-run.ts` builds it first. */
export default defineConfig<object, StoryOptions & LookOptions>({
  ...common,
  // A trace took half of what a picture costs, and what differs is shown by the pictures.
  use: { ...common.use, ...(picturesHere.mode !== 'off' && { trace: 'off' }) },
  testDir: 'e2e/stories',
  timeout: 45_000,
  // A story waits as much as it works: for letters, late parts and its own play function.
  workers: 4,
  fullyParallel: true,
  projects: [
    ...storyWindows.map(({ width, height }) => ({
      name: String(width),
      grep: new RegExp(`@${width}\\b`),
      use: { width, height },
    })),
    // One worker: each loads the catalogue, which costs as much as a dozen of these.
    ...looks.map((look) => ({
      name: look.name,
      workers: 1,
      grep: new RegExp(`@${look.name}\\b`),
      use: { look },
    })),
    { name: 'motion', workers: 1, grep: /@motion\b/ },
  ],
});
