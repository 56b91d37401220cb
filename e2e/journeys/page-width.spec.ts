import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

/** Left and right edge of what lies inside the padding of an element, CSS pixels. */
const edgesOf = (element: Locator): Promise<{ left: number; right: number }> =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return {
      left: Math.round(left + Number.parseFloat(paddingLeft)),
      right: Math.round(right - Number.parseFloat(paddingRight)),
    };
  });

async function openBoard(page: Page): Promise<void> {
  await page.goto('/korea/cross');
  await page.locator('[data-item] [data-selection]').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
}

test('at 1920 header, home, popups and footer share one grid', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/');
  await page.locator('[data-selection]').first().waitFor();
  const popups = page.getByRole('complementary', { name: '팝업 안내' });
  await popups.waitFor();
  const header = await edgesOf(page.getByRole('banner').locator('> *').first());
  expect(header.right - header.left).toBeLessThanOrEqual(1440);
  expect(await edgesOf(page.getByRole('main').locator('h1 ~ div').last())).toEqual(header);
  expect(await edgesOf(popups)).toEqual(header);
  expect(await edgesOf(page.getByRole('contentinfo').locator('> *').first())).toEqual(header);
});

test('the row of a match does not stretch', async ({ page }) => {
  const widthOfCell = () =>
    page
      .locator('[data-odds-row="line"] [data-selection]')
      .first()
      .evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBoard(page);
  const cell = await widthOfCell();
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await widthOfCell()).toBe(cell);
});

test('at 1280 days are 130 px wide and no team is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openBoard(page);
  const days = page.getByRole('group', { name: '날짜' }).getByRole('button');
  const widths = () =>
    days.evaluateAll((all) => all.map((day) => Math.round(day.getBoundingClientRect().width)));
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(2);
  // A day that is drawn again while it is read has no width for that moment.
  await expect.poll(async () => [...new Set(await widths())]).toEqual([130]);
  const names = await page
    .locator('[data-odds-row="line"] [title]')
    .evaluateAll((all) =>
      all.map((name) => (name.scrollWidth > name.clientWidth ? name.textContent : null)),
    );
  expect(names.length).toBeGreaterThan(18);
  expect(names.filter((name) => name !== null)).toEqual([]);
});
