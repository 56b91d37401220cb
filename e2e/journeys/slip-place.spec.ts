import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { must, pickFromBoard } from '../lib/site.ts';
import { expect, stoppedClock, test } from '../lib/test.ts';

/** What can be pressed and lies under the button back to the top. */
function coveredByTop(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[aria-label="맨 위로"]');
    const own = top?.getBoundingClientRect();
    if (!top || !own) return ['no button back to the top'];
    return [...document.querySelectorAll('a[href], button, input, select, [role="tab"]')]
      .filter((one) => one !== top && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const apart =
          box.right <= own.left ||
          box.left >= own.right ||
          box.bottom <= own.top ||
          box.top >= own.bottom;
        return !apart && box.width > 0;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });
}

function toFoot(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

test.use({ serverEnv: stoppedClock });

test('at the foot of the page the slip is in its place and nothing is covered', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/korea/cross');
  await pickFromBoard(page, 1);
  await toFoot(page);
  const top = page.getByRole('button', { name: '맨 위로' });
  await top.waitFor();
  await toFoot(page);
  await expect.poll(() => coveredByTop(page), { message: 'covered at the foot' }).toEqual([]);
  if (!isMobile) {
    const header = must(await page.getByRole('banner').first().boundingBox(), 'header');
    const title = page.getByRole('heading', { name: '베팅카트' });
    const { y } = must(await title.boundingBox(), 'title of the slip');
    expect(y, 'top of the slip’s title').toBeGreaterThanOrEqual(header.y + header.height);
    await press(page.getByRole('button', { name: '+1만', exact: true }));
    await expect(page.getByLabel('베팅금액')).toHaveValue('10,000');
    for (const part of [0.25, 0.5, 0.75]) {
      await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), part);
      expect(await coveredByTop(page), `covered at ${part} of the page`).toEqual([]);
    }
  }
  await press(top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
