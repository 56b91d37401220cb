import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';
import type { StoryOptions } from './e2e/stories/stories.spec.ts';
import { storyWindows } from './scripts/lib/catalogue.ts';
import { type LookOptions, looks } from './scripts/lib/looks.ts';

/** The built catalogue; `scripts/story-run.ts` builds it first, and says which projects a run has. */
export default defineConfig<object, StoryOptions & LookOptions>({
  // Its page was opened long before: what fails says in its reason what the console said.
  ...(await commonConfig('stories', { trace: 'off' })),
  testDir: 'e2e/stories',
  timeout: 60_000,
  // With four the pages of two cores took two thirds longer for all, as each worker loads the catalogue.
  workers: 2,
  fullyParallel: true,
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { threshold: 0.1 } },
  projects: [
    // The gate: each story once.
    ...storyWindows.map(({ width, height }) => ({
      name: `play-${width}`,
      grep: new RegExp(`@play-${width}\\b`),
      use: { width, height, isPlayedAlone: true },
    })),
    // Every story in its widths and both themes, with axe.
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
    { name: 'docs', grep: /@docs\b/ },
    { name: 'visual', testMatch: 'pictures.spec.ts', workers: 2 },
  ].map((project) => ({
    testIgnore: project.name === 'visual' ? [] : 'pictures.spec.ts',
    ...project,
  })),
});
