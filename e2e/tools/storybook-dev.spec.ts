import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { spawnNode, stop } from '../../scripts/lib/processes.ts';
import { root } from '../../scripts/lib/source-hash.ts';

const STORY = 'shared-ui-button--playground';
const COMPONENT = join(root, 'src', 'shared', 'ui', 'button', 'button.tsx');

/** Starts `storybook dev` on a free port; `compiles` counts the builds that it reported. */
async function startStorybook() {
  const port = await freePort();
  const dispatcher = 'node_modules/storybook/dist/bin/dispatcher.js';
  const args = ['dev', '-p', String(port), '--ci', '--disable-telemetry'];
  // Without prop tables, which this test does not look at and which double the compile.
  const child = spawnNode(dispatcher, args, { env: { ...process.env, CI: '1', NO_COLOR: '1' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    url: `http://127.0.0.1:${port}/iframe.html?id=${STORY}&viewMode=story`,
    compiles: () => output.split('built in').length - 1,
    output: () => output,
    stop: () => stop(child),
  };
}

test('the development Storybook draws a story again after an incremental compile', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const storybook = await startStorybook();
  try {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await expect.poll(storybook.compiles, { timeout: 90_000 }).toBeGreaterThan(0);
    const button = page.getByRole('button').first();
    await page.goto(storybook.url);
    await expect(button).toBeVisible({ timeout: 30_000 });

    const before = storybook.compiles();
    const now = new Date();
    await utimes(COMPONENT, now, now);
    await expect.poll(storybook.compiles, { timeout: 30_000 }).toBeGreaterThan(before);
    await page.goto(storybook.url);
    expect(missing, 'files that are not found').toEqual([]);
    await expect(button).toBeVisible({ timeout: 30_000 });
  } finally {
    await test.info().attach('storybook output', { body: storybook.output() });
    await storybook.stop();
  }
});
