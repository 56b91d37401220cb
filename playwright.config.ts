import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';

const desktop = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } as const;
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
} as const;

/** The gate takes those tagged `@gate`, in a wide window, and `@gate-phone`, on a phone; `npm run verify` takes all. */
const isGate = process.env.JOURNEYS === 'gate';

/** Journeys in a real browser against the real server. */
export default defineConfig({
  ...(await commonConfig('journeys')),
  testDir: 'e2e/journeys',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'celadon-1280', ...(isGate && { grep: /@gate(?!-)/ }), use: desktop },
    { name: 'porcelain-390', grep: isGate ? /@gate-phone/ : /@phone/, use: phone },
  ],
});
