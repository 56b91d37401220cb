import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { launchBrowser } from '../../scripts/browser.ts';
import type { FeedServer } from '../board/feed-server.ts';
import { type FrameCost, frameCost, type PressCost, pressCosts } from './figures.ts';
import { createHand, mark } from './hand.ts';
import { type SceneName, scenes } from './scenes.ts';
import { activityOf, slowdown, traceCategories } from './trace.ts';
import { installWatch, takeWatched, wallFrames, wallPresses } from './wall.ts';
import { openContext, type PageName, partsOf, paths, sizes, type ViewName } from './views.ts';

/** `cpu` counts the thread's own time; `wall` is the clock with a throttled CPU, for a quiet machine. */
export type Clock = 'cpu' | 'wall';

export interface RunOptions {
  page: PageName;
  view: ViewName;
  clock: Clock;
  repeats: number;
}

async function withPage<T>(
  server: FeedServer,
  { page: name, view, clock }: RunOptions,
  run: (page: Page, traced: (act: () => Promise<void>) => Promise<string | null>) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  try {
    const context = await openContext(browser, view);
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.addInitScript(() => localStorage.setItem('hanpan.board-list', '"all"'));
    if (clock === 'wall') await page.addInitScript(installWatch);
    await page.goto(server.url + paths[name]);
    await page.locator('[data-selection]').first().waitFor();
    await page.waitForTimeout(2000);
    if (clock === 'wall') {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    const answer = await run(page, async (act) => {
      if (clock === 'cpu') await browser.startTracing(page, { categories: traceCategories });
      else await takeWatched(page);
      await act();
      await mark(page, 'end');
      return clock === 'cpu' ? (await browser.stopTracing()).toString() : null;
    });
    if (failures.length > 0) throw new Error(`${name}: ${failures.join('; ')}`);
    return answer;
  } finally {
    await browser.close();
  }
}

/** Presses what a scene has and returns what each press cost. */
export function runScene(
  server: FeedServer,
  scene: SceneName,
  options: RunOptions,
): Promise<PressCost[]> {
  const { view, repeats } = options;
  return withPage(server, options, async (page, traced) => {
    const stage = { view, repeats, parts: partsOf(page), hand: createHand(page, view) };
    const trace = await traced(() => scenes[scene](stage));
    return trace === null ? wallPresses(await takeWatched(page)) : pressCosts(activityOf(trace));
  });
}

/** CSS pixels. */
const scrollPx = 16_000;
/** One stroke of a thumb that looks for something, in steps of a frame. */
const stroke = { from: 640, to: 200, steps: 7, stepMs: 16 };
/** One notch of a wheel. */
const notch = { px: 100, everyMs: 25 };

async function scroll(page: Page, view: ViewName): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const x = sizes[view].width / 2;
  if (view === 'desktop') {
    await page.mouse.move(x, sizes[view].height / 2);
    for (let done = 0; done < scrollPx; done += notch.px) {
      await page.mouse.wheel(0, notch.px);
      await setTimeout(notch.everyMs);
    }
    return;
  }
  const { from, to, steps, stepMs } = stroke;
  for (let done = 0; done < scrollPx; done += from - to) {
    const touch = (type: 'touchStart' | 'touchMove', y: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= steps; step += 1) {
      await setTimeout(stepMs);
      await touch('touchMove', from - ((from - to) * step) / steps);
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Scrolls the whole list and returns what its frames cost. */
export function runScroll(
  server: FeedServer,
  rate: number,
  options: RunOptions,
): Promise<FrameCost> {
  return withPage(server, options, async (page, traced) => {
    server.feed.start(rate);
    await page.waitForTimeout(1500);
    const trace = await traced(async () => {
      await mark(page, 'scroll');
      await scroll(page, options.view);
    });
    server.feed.stop();
    if (trace === null) return wallFrames(await takeWatched(page));
    return frameCost(activityOf(trace), await page.evaluate(() => scrollY));
  });
}
