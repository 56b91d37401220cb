import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { press } from '../e2e/lib/press.ts';
import { koreanContext, launchBrowser } from '../scripts/browser.ts';
import { clientDir } from '../scripts/lib/client-build.ts';
import { type FrameCost, longFrameMs } from './interactions/figures.ts';
import { installWatch, takeWatched, wallFrames, wallPresses } from './interactions/wall.ts';
import { askForDeposits } from './lib/deposits.ts';
import { addSession, openSite } from './lib/site.ts';
import { median } from './lib/median.ts';

interface DeskTableOptions {
  /** Rows of each measurement, the fewest first. */
  rows: readonly number[];
  strokes: number;
}

const NOW = Date.parse('2024-05-11T03:00:00Z');
/** The end of the session, as the client keeps it. */
const UNTIL = '2024-05-12 12:00:00';
/** Of one turn of a wheel. */
const STROKE_PX = 240;
/** Found in every hundredth row. */
const TYPED = '_bench_77';
const PATIENCE_MS = 60_000;

interface Cost {
  scroll: FrameCost;
  /** From a key of the search to its paint, milliseconds; those below 16 count as 16. */
  keys: number[];
}

async function measure(page: Page, rows: number, strokes: number): Promise<Cost> {
  await page.reload();
  const grid = page.getByRole('grid');
  await page
    .locator(`[role="grid"][aria-rowcount="${rows + 1}"]`)
    .waitFor({ timeout: PATIENCE_MS });
  await grid.hover();
  await page.evaluate(installWatch);
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    await page.mouse.wheel(0, STROKE_PX);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const scroll = wallFrames(await takeWatched(page));
  const search = page.getByRole('searchbox');
  await press(search);
  for (const [index, key] of [...TYPED].entries()) {
    await page.evaluate((mark) => {
      document.documentElement.dataset.pressed = mark;
    }, `${index}:key`);
    await page.keyboard.press(key);
    // Event timing tells of a frame after it.
    await page.waitForTimeout(150);
  }
  const slow = wallPresses(await takeWatched(page)).map(({ toPaint }) => toPaint);
  const keys = [...TYPED].map((_key, index) => slow[index] ?? 16);
  return { scroll, keys };
}

/** Prints what frames of the desk's table of deposits cost while it is scrolled and searched, with few rows and with many. */
export async function benchDeskTable(options: Partial<DeskTableOptions> = {}): Promise<void> {
  if (!existsSync(join(clientDir, 'index.html'))) throw new Error(`no client in ${clientDir}`);
  const { rows, strokes } = { rows: [100, 10_000], strokes: 200, ...options };
  const site = await openSite('postgres', { at: NOW, clientDir });
  const browser = await launchBrowser();
  try {
    const token = await addSession(site.db, 'mem_staff', { at: NOW, rank: 'manager' });
    const context = await koreanContext(browser, {
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(
      ([value, until]) => {
        localStorage.setItem('hanpan.token', JSON.stringify(value));
        localStorage.setItem('custom.auth', String(until));
      },
      [token, UNTIL],
    );
    const page = await context.newPage();
    await page.goto('/manager/deposit');
    console.log('rows     frames  median    p99  longest    keys: median  longest ms');
    let there = 0;
    for (const wanted of rows) {
      await askForDeposits(site, wanted - there, NOW, there);
      there = wanted;
      const { scroll, keys } = await measure(page, wanted, strokes);
      const figures = [scroll.middle, scroll.p99, scroll.worst, median(keys), Math.max(...keys)];
      const [frames, over] = [scroll.frames, (scroll.over50 * 100).toFixed(0)];
      console.log(
        `${String(wanted).padEnd(8)}${String(frames).padStart(7)}` +
          `${figures.map((ms) => ms.toFixed(1).padStart(9)).join('')}   over ${longFrameMs} ms: ${over} %`,
      );
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
