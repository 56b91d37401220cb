import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { cell, login, PASSWORD, pickFromBoard } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

async function logInHere(page: Page, userId: string): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
}

test('after a forced logout a member is back at the board, its filters and the slip', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await login(page, 'member01');
  await page.goto('/korea/cross?sport=football');
  const picked = await pickFromBoard(page, 2);
  expect(picked).toHaveLength(2);
  const { pathname, search } = new URL(page.url());

  await login(await openPage(), 'member01');
  await expect(page.getByText('다른 기기에서 로그인되어 로그아웃됩니다.')).toBeVisible();
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText('로그인하시면 보시던 화면으로 돌아갑니다.')).toBeVisible();

  await logInHere(page, 'member01');
  await page.waitForURL((url) => url.pathname === pathname && url.search === search);
  for (const id of picked)
    await expect(cell(page, id).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a guest reads why a page needs a login, and comes to it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/bet_result?joinCd=HANPAN');
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText(/베팅내역 화면은 회원만 이용할 수 있습니다/)).toBeVisible();
  // The code of the address was looked up, and leads on to the sign-up.
  const signup = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
  await press(signup.getByRole('button', { name: '닫기' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logInHere(page, 'member01');
  await page.waitForURL((url) => url.pathname === '/bet_result');
});
