import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';

const desktop = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
} as const;

/** Journeys in a real browser against the real server, and the tests of the tools they are made with. */
export default defineConfig({
  ...(await commonConfig('journeys')),
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // A journey waits as much as it works: for its server, and for what must not happen.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  projects: [
    // Begun first: the development catalogue has a file whose tests run one after the other, alone where it is the last.
    { name: 'tools', testDir: 'e2e/tools' },
    { name: 'celadon-1280', testDir: 'e2e/journeys', use: desktop },
    { name: 'porcelain-390', testDir: 'e2e/journeys', grep: /@phone/, use: phone },
  ],
});
