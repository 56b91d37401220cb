import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/** Prints how long the development catalogue takes to start, to draw its first story and to show a saved widget. */
export async function benchCatalogue({ saves = 6 }: { saves?: number } = {}): Promise<void> {
  const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  const started = performance.now();
  const storybook = await startStorybook();
  const browser = await launchBrowser();
  try {
    await firstBuild(storybook);
    console.log(`start                ${seconds(started)}`);
    const page = await (await koreanContext(browser)).newPage();
    const opened = performance.now();
    await page.goto(`${storybook.url}/?path=/story/${story}`, { timeout: patienceMs });
    const shown = page.frameLocator('#storybook-preview-iframe');
    await shown.locator('footer').waitFor({ timeout: patienceMs });
    console.log(`first story          ${seconds(opened)}`);

    const file = join(storybook.folder, component);
    const code = await readFile(file, 'utf8');
    const times: number[] = [];
    for (let save = 0; save < saves; save += 1) {
      const saved = performance.now();
      await writeFile(file, code.replace('<footer', `<footer data-save="${save}"`));
      await shown.locator(`footer[data-save="${save}"]`).waitFor({ timeout: patienceMs });
      times.push(Math.round(performance.now() - saved));
    }
    console.log(`save to story        ${times.join(', ')} ms`);

    const turned = performance.now();
    await page.goto(`${storybook.url}/?path=/story/${pageStory}`, { timeout: patienceMs });
    await shown.locator('[data-selection]').first().waitFor({ timeout: patienceMs });
    await shown.locator('footer').waitFor({ timeout: patienceMs });
    console.log(`first page           ${seconds(turned)}`);
  } finally {
    await browser.close();
    await storybook.stop();
  }
}
