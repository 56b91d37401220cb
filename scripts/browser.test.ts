import { afterEach, expect, it, vi } from 'vitest';
import { chromiumPath } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

it('CHROMIUM_PATH names the browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await chromiumPath()).toBe(process.execPath);
});

it.each(['/absent/chromium', import.meta.dirname])('CHROMIUM_PATH may not be %s', async (path) => {
  vi.stubEnv('CHROMIUM_PATH', path);
  await expect(chromiumPath()).rejects.toThrow(`CHROMIUM_PATH names ${path}, which is not a file`);
});
