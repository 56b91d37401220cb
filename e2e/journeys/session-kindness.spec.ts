import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import {
  board,
  boardPicks,
  cell,
  login,
  moveClock,
  openSlip,
  PASSWORD,
  serverNow,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** How long a session lasts here without activity. */
const MINUTES = 10;
const STAKE = '37,000';

/** Signs in where the site has led to; the name may be there already. */
async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill('member01');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
}

test('a session that ended by itself leads back to the page, the slip and the stake that was typed', {
  tag: '@phone',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  const setting = { token: admin, body: { autoLogoutMin: MINUTES } };
  expect((await server.call('PATCH', '/admin/setting', setting)).status).toBe(200);
  await login(page, 'member01');
  await page.goto('/korea/cross?sport=football');
  // Games that have begun by then would leave the board, and the slip for a reason of their own.
  const late = (await serverNow(server)) + 6 * MINUTES * 60_000;
  const fixtures = await board(server, 'cross', 'football');
  const lasting = new Set(fixtures.filter((one) => one.startsAt > late).map(({ id }) => id));
  const shown = await boardPicks(page, fixtures.length);
  const picked = shown.filter((id) => lasting.has(id.split('.')[0] ?? '')).slice(0, 2);
  expect(picked).toHaveLength(2);
  for (const id of picked) await press(cell(page, id).first());
  await openSlip(page);
  await page.getByLabel('베팅금액').fill('37000');
  const { pathname, search } = new URL(page.url());

  await moveClock(server, admin, (await serverNow(server)) + (MINUTES + 1) * 60_000);
  await expect(page.getByText('로그인 세션이 만료되었습니다.')).toBeVisible();
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText('로그인하시면 보시던 화면으로 돌아갑니다.')).toBeVisible();

  await signInHere(page);
  await page.waitForURL((url) => url.pathname === pathname && url.search === search);
  await openSlip(page);
  await expect(page.getByLabel('베팅금액')).toHaveValue(STAKE);
  for (const id of picked) await expect(page.locator(`[data-leg="${id}"]`).first()).toBeVisible();
});

test('a deposit that was half typed when the session ended elsewhere is there again', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await login(page, 'member01');
  await page.goto('/charge');
  await page.getByLabel('충전 금액').fill('120000');
  await login(await openPage(), 'member01');
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await page.waitForURL((url) => url.pathname === '/login');
  await signInHere(page);
  await page.waitForURL((url) => url.pathname === '/charge');
  await expect(page.getByLabel('충전 금액')).toHaveValue('120,000');
});
