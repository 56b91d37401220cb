import { expect, test } from '@playwright/test';
import { wearTheme } from '../stories/story-page.ts';

test('what has a transition is in the colours of the theme at once', async ({ page }) => {
  await page.setContent(`<html data-theme="celadon"><style>
    p { color: rgb(0, 0, 0); transition: color 10s }
    [data-theme="porcelain"] p { color: rgb(255, 255, 255) }
  </style><p>text</p>`);
  await page.evaluate(() => document.querySelector('p')?.getBoundingClientRect());
  await page.evaluate(wearTheme, 'porcelain');
  expect(await page.locator('p').evaluate((one) => getComputedStyle(one).color)).toBe(
    'rgb(255, 255, 255)',
  );
});
