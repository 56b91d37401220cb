import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import {
  board,
  boardPicks,
  cell,
  login,
  moveClock,
  openSlip,
  passTime,
  PASSWORD,
  serverNow,
  tokenOf,
} from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

/** How long a session lasts here without activity. */
const MINUTES = 10;
const STAKE = '37,000';

/** How long a session lasts at most, and as the setting lets it without activity. */
const LONGEST_MINUTES = 720;

/** Signs in where the site has led to; the name may be there already. */
async function signInHere(page: Page, id = 'member01'): Promise<void> {
  await page.getByLabel('아이디', { exact: true }).fill(id);
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
}

/** Longer than the site waits for its first answers before it draws. */
const SLOW_MS = 8_000;

test('nobody is signed out on a slow line by a machine whose clock is days ahead', async ({
  page,
}) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  // The clock of the server is days behind; what the document asks for by itself, without a token, comes at once.
  await page.route(/\/api\//, async (route) => {
    if (route.request().headers()['x-auth-token'])
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.fallback();
  });
  await page.goto('/korea/cross');
  await expect(page.getByText('보유머니').first()).toBeVisible({ timeout: 2 * SLOW_MS });
  expect(await tokenOf(page)).toBe(token);
});

test('a session that ended by itself leads back to the page, the slip and the stake that was typed', {
  tag: ['@gate', '@phone'],
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

  await passTime(server, admin, (MINUTES + 1) * 60_000);
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

/** The session ends, for the same member logs in elsewhere; then they sign in here again. */
async function loseAndSignIn(page: Page, openPage: () => Promise<Page>, id: string): Promise<void> {
  await login(await openPage(), id);
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await page.waitForURL((url) => url.pathname === '/login');
  await signInHere(page, id);
}

test('a deposit that was half typed when the session ended elsewhere is there again', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await login(page, 'member01');
  await page.goto('/charge');
  await page.getByLabel('충전 금액').fill('120000');
  await loseAndSignIn(page, openPage, 'member01');
  await page.waitForURL((url) => url.pathname === '/charge');
  await expect(page.getByLabel('충전 금액')).toHaveValue('120,000');
});

test('a dialog that was half filled in when the session ended is open again', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await login(page, 'member01');
  await page.goto('/limits');
  await press(page.getByRole('button', { name: /^베팅 24시간 한도 설정$/ }));
  await page.getByLabel('한도 금액').fill('200000');
  await loseAndSignIn(page, openPage, 'member01');
  await page.waitForURL((url) => url.pathname === '/limits');
  const dialog = page.getByRole('dialog', { name: '베팅 24시간 한도' });
  await expect(dialog.getByLabel('한도 금액')).toHaveValue('200,000');
  await press(dialog.getByRole('button', { name: '저장' }));
  await expect(page.getByRole('button', { name: /^베팅 24시간 한도 20만/ })).toBeVisible();
});

test('a wallet that was half typed is there again, its password is not', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await login(page, 'coin01');
  await page.goto('/exchangeCrypto');
  await press(page.getByRole('button', { name: '지갑 등록' }).first());
  await page.getByLabel('지갑 주소').fill('TR7NHqjeKQxGTCi8q8ZY4p');
  await page.getByRole('dialog').getByLabel('환전 비밀번호', { exact: true }).fill('12');
  await loseAndSignIn(page, openPage, 'coin01');
  await page.waitForURL((url) => url.pathname === '/exchangeCrypto');
  await expect(page.getByRole('dialog').getByLabel('지갑 주소')).toHaveValue(
    'TR7NHqjeKQxGTCi8q8ZY4p',
  );
  await expect(page.getByRole('dialog').getByLabel('환전 비밀번호', { exact: true })).toHaveValue(
    '',
  );
});

/** The last day of Seoul, YYYY-MM-DD, on which any of the fixtures begins. */
function lastDay(fixtures: readonly { startsAt: number }[]): string {
  const last = Math.max(...fixtures.map(({ startsAt }) => startsAt));
  return new Date(last + 9 * 3_600_000).toISOString().slice(0, 10);
}

test('signing in again at the last end of a session leads back to the page and the slip', {
  tag: '@phone',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  const setting = { token: admin, body: { autoLogoutMin: LONGEST_MINUTES } };
  expect((await server.call('PATCH', '/admin/setting', setting)).status).toBe(200);
  await login(page, 'member01');
  const end = (await serverNow(server)) + LONGEST_MINUTES * 60_000;
  const fixtures = await board(server, 'cross', 'football');
  const still = fixtures.filter((one) => one.startsAt > end);
  // A phone shows the first rows of a board alone, and those of the last day begin after the end.
  await page.goto(`/korea/cross?sport=football&day=${lastDay(still)}`);
  const lasting = new Set(still.map(({ id }) => id));
  const shown = await boardPicks(page, fixtures.length);
  const picked = shown.filter((id) => lasting.has(id.split('.')[0] ?? '')).slice(0, 2);
  expect(picked).toHaveLength(2);
  for (const id of picked) await press(cell(page, id).first());
  await openSlip(page);
  await page.getByLabel('베팅금액').fill('37000');
  const { pathname, search } = new URL(page.url());

  await moveClock(server, admin, end - 40_000);
  await press(page.getByRole('button', { name: '다시 로그인' }));
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByText('로그인하시면 보시던 화면으로 돌아갑니다.')).toBeVisible();
  await signInHere(page);
  await page.waitForURL((url) => url.pathname === pathname && url.search === search);
  await openSlip(page);
  await expect(page.getByLabel('베팅금액')).toHaveValue(STAKE);
  for (const id of picked) await expect(page.locator(`[data-leg="${id}"]`).first()).toBeVisible();
});
