import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { must, pickFromBoard } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** What a press would reach where the button back to the top is, if it were not there. */
function coveredByTop(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector<HTMLElement>('[aria-label="맨 위로"]');
    if (!top) return ['no button back to the top'];
    const { left, top: above, width, height } = top.getBoundingClientRect();
    // Not the edge itself: it is rounded to whole pixels.
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    top.style.visibility = 'hidden';
    const below = parts.flatMap((x) =>
      parts.map((y) =>
        document
          .elementFromPoint(left + width * x, above + height * y)
          ?.closest('a[href], button, input, select, label, [role="tab"]'),
      ),
    );
    top.style.visibility = '';
    return [...new Set(below)]
      .filter((one) => one)
      .map((one) => one?.outerHTML.slice(0, 120) ?? '');
  });
}

function toFoot(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

test.use({ sharesServer: true });

/** The button as it comes once the page is scrolled, all along a page. */
async function expectNothingCovered(page: Page, what: string): Promise<void> {
  for (const part of [0.1, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), part);
    await page.getByRole('button', { name: '맨 위로' }).waitFor();
    expect(await coveredByTop(page), `covered ${what} at ${part} of the page`).toEqual([]);
  }
}

test('the button back to the top lies over nothing on a phone, whatever the slip holds', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/korea/cross');
    await page.locator('[data-item] [data-selection]').first().waitFor();
    await expectNothingCovered(page, `without a pick, ${width}px`);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await pickFromBoard(page, 1);
  await expectNothingCovered(page, 'with a pick');
  await page.goto('/');
  await page.locator('main [data-selection]').first().waitFor();
  await expectNothingCovered(page, 'at home');
});

test('the button back to the top lies over nothing on a tablet either', async ({ page }) => {
  for (const width of [769, 1024]) {
    await page.setViewportSize({ width, height: 1112 });
    await page.goto('/korea/cross');
    await page.locator('[data-item] [data-selection]').first().waitFor();
    await expectNothingCovered(page, `${width}px`);
  }
});

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
