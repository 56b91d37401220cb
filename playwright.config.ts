import { defineConfig } from '@playwright/test';
import { commonConfig } from './e2e/lib/config.ts';

export default defineConfig({
  ...(await commonConfig('journeys')),
  projects: [{ name: 'tools', testDir: 'e2e/tools' }],
});
