import type { Page } from '@playwright/test';

/** A long list is blank below the window, and a picture of all of it would only be slow. */
const tallest = 2400;

/**
 * Runs in the page: until the page has had the same height for half a second of an idle browser, as the slip and other parts
 * are loaded when they are first shown.
 */
async function steadyHeight(): Promise<number> {
  let last = -1;
  let same = 0;
  for (let tries = 0; tries < 50; tries += 1) {
    const { scrollHeight } = document.documentElement;
    same = scrollHeight === last ? same + 1 : 0;
    // One that fits its window has nothing that grows below it.
    if (same === 5 || scrollHeight <= innerHeight) return scrollHeight;
    last = scrollHeight;
    await new Promise((done) => setTimeout(done, 100));
    await new Promise((done) => requestIdleCallback(() => done(null), { timeout: 1000 }));
  }
  return last;
}

/** Runs in the page: until what reads the size of the window has drawn. */
const twoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * Acts in a window as high as the page was in its own, up to 2,400 px, and puts the window back. A picture of more than the
 * window makes Chromium draw the page in a window of 1 × 1 first, and with that whatever asks for the size of the window.
 */
export async function inWholePage<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const window = page.viewportSize();
  const height = Math.min(tallest, await page.evaluate(steadyHeight));
  if (!window || height <= window.height) return act();
  // Once: a page with a footer below the window stays higher than any window.
  await page.setViewportSize({ ...window, height });
  await page.evaluate(twoFrames);
  try {
    return await act();
  } finally {
    await page.setViewportSize(window);
  }
}
