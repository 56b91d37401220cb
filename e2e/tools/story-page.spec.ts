import { expect, test } from '@playwright/test';
import { axeOf } from '../lib/axe.ts';
import { axeInWindow, wearTheme } from '../stories/ask-axe.ts';

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

test('axe looks in the other window, at all in the first theme and at colours in the second', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setContent(`<html lang="ko"><title>t</title><style>
    html { background: #fff } p, button { color: #000 }
    @media (max-width: 600px) {
      [data-theme="porcelain"] p { color: #aaa }
      button span { display: none }
    }
  </style><main><h1>t</h1><p>text</p><button><span>bet</span></button></main>`);
  const { violations } = await axeOf(page).analyze();
  expect(violations).toEqual([]);

  const themes = ['celadon', 'porcelain'];
  expect(await axeInWindow(page, { width: 800, height: 900 }, themes)).toEqual([]);
  expect(await axeInWindow(page, { width: 390, height: 844 }, themes)).toEqual([
    expect.stringMatching(/^celadon at 390: axe button-name/),
    expect.stringMatching(/^porcelain at 390: axe color-contrast/),
  ]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 900 });
});

test('axe looks at layout in the other window where its elements stay visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setContent(`<html lang="ko"><title>t</title><style>
    html { background: #fff } button { width: 40px; height: 40px; padding: 0; color: #000 }
    @media (max-width: 600px) { button { width: 14px; height: 14px } }
  </style><main><h1>t</h1><button>a</button><button>b</button></main>`);
  expect((await axeOf(page).analyze()).violations).toEqual([]);
  expect(await axeInWindow(page, { width: 800, height: 900 }, ['celadon'])).toEqual([]);
  expect(await axeInWindow(page, { width: 390, height: 844 }, ['celadon'])).toEqual([
    expect.stringMatching(/^celadon at 390: axe target-size/),
  ]);
});
