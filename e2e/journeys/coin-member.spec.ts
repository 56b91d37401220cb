import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

/** What is written on links and buttons for depositing and withdrawing, and where they lead. */
function moneyLinks(page: Page): Promise<{ to: string | null; text: string }[]> {
  // What opens a group, or chooses one in the menu, leads nowhere.
  return page.locator('a, button:not([aria-expanded], [aria-current])').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({
        to: one.getAttribute('href'),
        text: (one.getAttribute('aria-label') ?? one.textContent ?? '')
          .replace('준비 중', '')
          .trim(),
      }))
      .filter(({ to, text }) => /^\/(charge|exchange)/.test(to ?? '') || /충전|환전/.test(text)),
  );
}

async function expectTether(page: Page, where: string): Promise<void> {
  await expect
    .poll(async () => (await moneyLinks(page)).length, { message: `money links ${where}` })
    .toBeGreaterThan(0);
  const wrong = (await moneyLinks(page)).filter(
    ({ to, text }) =>
      !['/chargeCrypto', '/exchangeCrypto'].includes(to ?? '') || !/^테더(충전|환전)$/.test(text),
  );
  expect(wrong, `money links ${where}`).toEqual([]);
}

test('a coin-only member finds 테더충전 wherever others find 충전', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await login(page, 'coin01');
  await expectTether(page, 'at home');
  await page.goto('/korea/cross');
  await page.locator('[data-item] [data-selection]').first().waitFor();
  await expectTether(page, 'on a board');
  await page.goto('/bet_result');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectTether(page, 'in an empty history');
  await page.goto('/mywallet/statement');
  await expect(page.getByRole('navigation', { name: '머니 메뉴' })).toBeVisible();
  await expectTether(page, 'among the pages of money');
  if (!isMobile) return;
  await press(page.getByRole('button', { name: '메뉴 열기' }));
  await expect(page.getByRole('navigation', { name: '전체 페이지' })).toBeVisible();
  await expectTether(page, 'in the side menu');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: '바로가기 열기' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTether(page, 'in the lower bar');
});
