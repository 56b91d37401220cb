import { expect, type Locator } from '@playwright/test';
import { coverOf } from '../../src/shared/lib/topmost/index.ts';

/** How long an animation may keep an element covered. */
const SETTLED_WITHIN_MS = 10_000;

/**
 * Presses an element that a person can see: the topmost painted one at its centre. Playwright's own check asks what
 * receives the pointer, and passes through a layer that is painted above but takes no pointer events.
 */
export async function press(locator: Locator): Promise<void> {
  await locator.waitFor();
  await expect(async () => {
    expect(await describeCover(locator), `what covers ${locator}`).toBe('nothing');
  }).toPass({ timeout: SETTLED_WITHIN_MS, intervals: [50, 100, 250] });
  // eslint-disable-next-line no-restricted-syntax -- the one place that presses.
  await locator.click();
}

async function describeCover(locator: Locator): Promise<string> {
  const cover = await locator.evaluateHandle(coverOf);
  const tag = await cover.evaluate((element) => {
    const own = element?.cloneNode() as Element | undefined;
    return own?.outerHTML.slice(0, 200);
  });
  await cover.dispose();
  return tag ?? 'nothing';
}
