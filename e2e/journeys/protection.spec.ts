import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { login, openSlip, passTime, pickFromBoard, placeBet, tokenOf } from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

const MINUTE = 60_000;
const HOLD_MS = 3_000;

async function openLimits(page: Page): Promise<void> {
  await page.goto('/limits');
  await page.getByRole('table').waitFor();
}

async function setLimit(page: Page, cell: RegExp, amount: string, button: string): Promise<void> {
  await press(page.getByRole('button', { name: cell }));
  await page.getByLabel('한도 금액').fill(amount);
  await press(page.getByRole('dialog').getByRole('button', { name: button }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function bet(page: Page, stake: number): Promise<void> {
  await page.goto('/korea/cross?sport=football');
  await pickFromBoard(page, 1);
  await openSlip(page);
  await placeBet(page, stake);
}

test('a limit holds at once for a bet, which leads to it; a raise waits a day and can be taken back', {
  tag: '@gate',
}, async ({ page }) => {
  await login(page, 'member01');
  await openLimits(page);
  await setLimit(page, /^베팅 24시간 한도 설정$/, '20000', '저장');
  await expect(page.getByRole('button', { name: /^베팅 24시간 한도 2만 0% 사용$/ })).toBeVisible();

  await bet(page, 30_000);
  await expect(
    page.getByText('직접 설정하신 24시간 베팅 한도 20,000원 중 20,000원 남았습니다.').first(),
  ).toBeVisible();
  await press(page.getByRole('link', { name: '이용 한도 보기' }));
  await page.waitForURL((url) => url.pathname === '/limits');

  await setLimit(page, /^베팅 24시간 한도 2만/, '100000', '올리기 신청');
  await expect(page.getByText('2만 → 10만')).toBeVisible();
  await expect(page.getByText('11월 22일(일) 21:01부터 적용됩니다.')).toBeVisible();
  await press(page.getByRole('button', { name: '베팅 24시간 올리기 신청 취소' }));
  await expect(page.getByText('2만 → 10만')).toBeHidden();
  await expect(page.getByRole('button', { name: /^베팅 24시간 한도 2만/ })).toBeVisible();
});

test('who has excluded themselves can neither bet nor deposit, and can withdraw', {
  tag: '@phone',
}, async ({ page, server }) => {
  await login(page, 'member01');
  await openLimits(page);
  await press(page.getByRole('button', { name: /^자가 이용 제한/ }));
  const dialog = page.getByRole('dialog', { name: '자가 이용 제한 신청' });
  await press(dialog.getByText('1년', { exact: true }));
  await press(dialog.getByRole('button', { name: '자가 이용 제한 시작' }));
  await expect(dialog.getByText('내용을 확인하고 표시해주세요.')).toBeVisible();
  await press(dialog.getByText(/기간 중 해제할 수 없음을 확인했습니다/));
  await press(dialog.getByRole('button', { name: '자가 이용 제한 시작' }));
  const excluded = page.getByText(/자가 이용 제한 중입니다\. 2027년 11월 21일 21:01까지/);
  await expect(excluded.first()).toBeVisible();

  await page.goto('/charge');
  await expect(excluded.first()).toBeVisible();
  await press(page.getByRole('link', { name: '이용 한도 보기' }));
  await page.waitForURL((url) => url.pathname === '/limits');

  const token = await tokenOf(page);
  const refused = await server.call<{ code: string }>('POST', '/charge', {
    token,
    headers: { 'Idempotency-Key': 'e'.repeat(32) },
    body: { amount: 100_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
  });
  expect(JSON.stringify(refused.body)).toContain('SELF_EXCLUDED');

  await page.goto('/exchange');
  await expect(page.getByRole('button', { name: '환전 신청' })).toBeEnabled();
  await page.getByLabel('환전 금액').fill('10000');
  await page.getByRole('textbox', { name: '환전 비밀번호' }).fill('1234');
  await press(page.getByRole('button', { name: '10,000원 환전 신청' }));
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
});

test('after an hour the member is told how long, over whatever is open, and no key answers it', {
  tag: '@phone',
}, async ({ page, server }) => {
  await login(page, 'member01');
  await page.goto('/rule');
  await passTime(server, await server.login('admin01'), 60 * MINUTE);
  const dialog = page.getByRole('dialog', { name: '이용 시간 알림' });
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('1시간', { exact: true })).toBeVisible();
  await expect(dialog.getByText('0원')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  // Another page and another load make no difference: only the answer does.
  await page.goto('/');
  await expect(dialog).toBeVisible();
  await press(dialog.getByRole('button', { name: '계속 이용' }));
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await expect(dialog).toBeHidden();
  // An hour later it comes again, and leads to the limits.
  await passTime(server, await server.login('admin01'), 60 * MINUTE);
  await expect(dialog.getByText('2시간', { exact: true })).toBeVisible({ timeout: 30_000 });
  await press(dialog.getByRole('button', { name: '이용 한도' }));
  await page.waitForURL((url) => url.pathname === '/limits');
  await expect(dialog).toBeHidden();
});

test('a button held for three seconds stops play for a day; letting go does nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await login(page, 'member01');
  await openLimits(page);
  const button = page.getByRole('button', { name: /길게 눌러 지금 멈추기/ });
  await button.focus();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByText(/손을 떼어 멈추지 않았습니다/)).toBeVisible();

  await button.hover();
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS + 500);
  await page.mouse.up();
  await expect(page.getByText(/휴식 중입니다\. 2026년 11월 22일 21:01까지/)).toBeVisible();
  await expect(button).toBeDisabled();

  await bet(page, 10_000);
  await expect(page.getByText(/휴식 중입니다\./).first()).toBeVisible();
});
