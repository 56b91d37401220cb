import { test as base } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { spawnNode, stop } from '../../scripts/lib/processes.ts';

export { expect } from '@playwright/test';

const START_WITHIN_MS = 30_000;

async function untilServing(url: string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('npm run dev:mock did not start');
}

/** `npm run dev:mock -- --built` on a port of its own, one for each worker. */
export const test = base.extend<object, { mockUrl: string }>({
  mockUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const port = await freePort();
      const env = { ...process.env, PORT: String(port) };
      const child = spawnNode('scripts/dev.ts', ['--mock', '--built'], { env, stdio: 'ignore' });
      const url = `http://localhost:${port}`;
      try {
        await untilServing(url);
        await use(url);
      } finally {
        await stop(child);
      }
    },
    { scope: 'worker' },
  ],
});
