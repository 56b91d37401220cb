import type { Page } from '@playwright/test';

/** A long list is blank below the window, and a picture of all of it would only be slow. */
const tallest = 2400;

/** Runs in the page. */
const heightOf = (): number => document.documentElement.scrollHeight;

/** Runs in the page: until what reads the size of the window has drawn. */
const twoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** A window of the height of the page may make the page higher, as of a list that draws what is in the window. */
const mostSizes = 5;

/**
 * Acts in a window as high as the page, up to 2,400 px, and puts the window back. A picture of more than the window makes
 * Chromium draw the page in a window of 1 × 1 first, and with that whatever asks for the size of the window.
 */
export async function inWholePage<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const window = page.viewportSize();
  if (!window) return act();
  let { height } = window;
  for (let size = 0; size < mostSizes; size += 1) {
    const wanted = Math.min(tallest, await page.evaluate(heightOf));
    if (wanted <= height) break;
    height = wanted;
    await page.setViewportSize({ ...window, height });
    await page.evaluate(twoFrames);
  }
  if (height === window.height) return act();
  try {
    return await act();
  } finally {
    await page.setViewportSize(window);
  }
}
