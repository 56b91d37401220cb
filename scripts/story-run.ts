import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchBrowser } from './browser.ts';
import { serveFolder } from './lib/static-server.ts';
import { openStoryPage, type StoryPage } from './lib/story-page.ts';
import {
  buildStorybook,
  readStories,
  type StoryEntry,
  storybookDir,
} from './lib/storybook-build.ts';
import { finish, type Tally } from './lib/tally.ts';

const themes = ['celadon', 'porcelain'];
const { values: options } = parseArgs({
  options: { grep: { type: 'string' }, shots: { type: 'string' } },
});

/** Runs every story of one theme in one page, one after the other. */
async function runTheme(
  browser: Browser,
  url: string,
  theme: string,
  stories: readonly StoryEntry[],
): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  let page: StoryPage | undefined;
  for (const { id } of stories) {
    page ??= await openStoryPage(browser, url, theme);
    const reasons = await page.run(id);
    if (options.shots && reasons.length === 0) {
      await page.shoot(join(resolve(options.shots), `${id}.${theme}.png`));
    }
    if (reasons.length === 0) continue;
    failures.push(`✗ ${id} [${theme}]\n${reasons.map((reason) => `    ${reason}`).join('\n')}`);
    // What a broken story left behind must not fail the next one.
    await page.close();
    page = undefined;
  }
  await page?.close();
  return { passed: stories.length - failures.length, failures };
}

async function main(): Promise<Tally> {
  await buildStorybook();
  const all = await readStories();
  if (all.length === 0) return { passed: 0, failures: ['the catalogue has no story'] };
  const pattern = new RegExp(options.grep ?? '');
  const stories = all.filter(({ id, title, name }) => pattern.test(`${id} ${title}/${name}`));
  if (stories.length === 0) return { passed: 0, failures: [`no story matches ${pattern}`] };
  if (options.shots) await mkdir(options.shots, { recursive: true });

  const site = await serveFolder(storybookDir);
  const browser = await launchBrowser();
  try {
    const runs = await Promise.all(
      themes.map((theme) => runTheme(browser, site.url, theme, stories)),
    );
    return {
      passed: runs.reduce((sum, { passed }) => sum + passed, 0),
      failures: runs.flatMap(({ failures }) => failures),
    };
  } finally {
    await browser.close();
    site.close();
  }
}

try {
  finish(await main());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
