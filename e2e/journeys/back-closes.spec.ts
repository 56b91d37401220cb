import { press } from '../lib/press.ts';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

test('Back closes what is open before it leaves the page', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page.goto('/rule');
  const opener = isMobile
    ? page.getByRole('button', { name: '메뉴 열기' })
    : page.getByRole('button', { name: '로그인' }).first();
  const dialog = page.getByRole('dialog');
  // The first of the tab's own pages as well: nothing but the blank one is behind it.
  for (const path of ['/rule', '/']) {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await press(opener);
    await expect(dialog).toBeVisible();
    // The part that answers Back comes after the first paint.
    await page.waitForFunction(() => history.state?.['hanpan.over'] === true);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
    // A Back within the few milliseconds of the way forward would only take that back.
    await page.waitForFunction(() => history.state?.['hanpan.over'] === true);
    await page.goBack();
    if (path === '/rule') await expect(page).toHaveURL(/\/$/);
  }
  await expect.poll(() => page.url()).toBe('about:blank');
});
