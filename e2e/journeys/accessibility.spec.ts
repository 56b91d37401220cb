import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { press } from '../lib/press.ts';
import { login, pickFromBoard } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

/** Opens each page and waits for its heading. */
async function expectPagesAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await expectAccessible(page, path);
  }
}

test('whole pages of a guest are accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-selection]').first().waitFor();
  await expectAccessible(page, 'the home of a guest');
  await expectPagesAccessible(page, ['/login', '/sports_info', '/no-such-page']);
});

test('whole pages of a member are accessible', { tag: '@phone' }, async ({ page, isMobile }) => {
  await login(page, 'member01');
  await page.goto('/korea/cross');
  await pickFromBoard(page, 1);
  await expectAccessible(page, 'a board with a pick');
  if (isMobile) {
    await press(page.getByRole('button', { name: /베팅카트/ }));
    await expect(page.getByLabel('베팅금액')).toBeVisible();
    await expectAccessible(page, 'the slip in its sheet');
  }
  await expectPagesAccessible(page, ['/bet_result', '/message', '/mywallet/statement']);
  // Who asked for less motion scrolls the running line by hand.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPagesAccessible(page, ['/rule']);
});

test('a page that still waits is accessible', async ({ page }) => {
  await login(page, 'member01');
  // The list of bets never answers.
  await page.route(/\/api\/bet(\?|$)/, () => undefined);
  await page.goto('/bet_result', { waitUntil: 'commit' });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'the bet history that waits');
});

test('nothing is wider than a window of 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login(page, 'member01');
  for (const path of [
    '/',
    '/korea/cross',
    '/bet_result',
    '/message',
    '/mywallet/statement',
    '/rule',
  ]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `pixels that ${path} is too wide`).toBe(0);
  }
});
