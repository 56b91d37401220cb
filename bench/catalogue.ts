import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { koreanContext, launchBrowser } from '../scripts/browser.ts';
import { type DevStorybook, startStorybook } from '../scripts/lib/storybook-dev.ts';

const patienceMs = 120_000;
const story = 'widgets-site-footer-sitefooter--default';
const pageStory = 'pages-korea-koreapage--ordinary';
const component = 'src/widgets/site-footer/ui/site-footer.tsx';

async function firstBuild({ compiles }: DevStorybook): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (compiles() === 0) {
    if (performance.now() > deadline) throw new Error('the catalogue does not start');
    await sleep(50);
  }
}

/** Milliseconds. */
export interface CatalogueTimes {
  firstStory: number;
  saves: number[];
  firstPage: number;
}

/** Opens a story of a development catalogue that has started, saves its widget some times and opens a page. */
async function measureCatalogue(
  page: Page,
  { url, folder }: DevStorybook,
  saveCount: number,
): Promise<CatalogueTimes> {
  const opened = performance.now();
  await page.goto(`${url}/?path=/story/${story}`, { timeout: patienceMs });
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.locator('footer').waitFor({ timeout: patienceMs });
  const firstStory = performance.now() - opened;

  const file = join(folder, component);
  const code = await readFile(file, 'utf8');
  const saves: number[] = [];
  for (let save = 0; save < saveCount; save += 1) {
    const saved = performance.now();
    await writeFile(file, code.replace('<footer', `<footer data-save="${save}"`));
    await shown.locator(`footer[data-save="${save}"]`).waitFor({ timeout: patienceMs });
    saves.push(performance.now() - saved);
  }

  const turned = performance.now();
  await page.goto(`${url}/?path=/story/${pageStory}`, { timeout: patienceMs });
  await shown.locator('[data-selection]').first().waitFor({ timeout: patienceMs });
  await shown.locator('footer').waitFor({ timeout: patienceMs });
  return { firstStory, saves, firstPage: performance.now() - turned };
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Prints how long the development catalogue takes to start, to draw its first story and to show a saved widget. */
export async function benchCatalogue({
  saves: saveCount = 6,
}: {
  saves?: number;
} = {}): Promise<void> {
  const started = performance.now();
  const storybook = await startStorybook();
  const browser = await launchBrowser();
  try {
    await firstBuild(storybook);
    console.log(`start                ${inSeconds(performance.now() - started)}`);
    const page = await (await koreanContext(browser)).newPage();
    const { firstStory, saves, firstPage } = await measureCatalogue(page, storybook, saveCount);
    console.log(`first story          ${inSeconds(firstStory)}`);
    console.log(`save to story        ${saves.map(Math.round).join(', ')} ms`);
    console.log(`first page           ${inSeconds(firstPage)}`);
  } finally {
    await browser.close();
    await storybook.stop();
  }
}
