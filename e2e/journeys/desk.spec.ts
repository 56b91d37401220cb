import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { login, sendLogin } from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

async function openDesk(page: Page, userId: string, home: string): Promise<void> {
  await sendLogin(page, userId);
  await page.waitForURL((url) => url.pathname.startsWith(home));
  await press(
    page.getByRole('navigation', { name: '데스크 메뉴' }).getByRole('link', { name: /^충전/ }),
  );
  await expect(page.getByRole('heading', { level: 1, name: '충전' })).toBeVisible();
  await expect(page.getByText('실시간 연결')).toBeVisible();
  await expect(page.getByText('처리할 신청이 없습니다.')).toBeVisible();
}

async function askForDeposit(page: Page, button: string, label: string): Promise<void> {
  await page.goto('/charge');
  await press(page.getByRole('button', { name: button }));
  await press(page.getByRole('button', { name: label }));
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
}

test('a deposit is at the desk at once, and in the header once approved by keys', {
  tag: '@gate',
}, async ({ page: desk, openPage }) => {
  await openDesk(desk, 'manager01', '/manager');
  const member = await openPage();
  await login(member, 'member01');
  await askForDeposit(member, '+10만', '100,000원 충전 신청');
  const row = desk.getByRole('row').filter({ hasText: 'member01' });
  await expect(row).toBeVisible();

  await desk.getByRole('grid').focus();
  await desk.keyboard.press('j');
  await expect(desk.getByRole('complementary', { name: '신청 상세' })).toContainText('100,000원');
  // A refusal needs a reason; without one no question opens.
  await desk.keyboard.press('r');
  await expect(desk.getByText('사유를 선택하거나 입력해주세요.')).toBeVisible();
  await desk.getByRole('grid').focus();
  await desk.keyboard.press('?');
  const keys = desk.getByRole('dialog', { name: '데스크 단축키' });
  await expect(keys).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await desk.getByRole('grid').focus();
  await desk.keyboard.press('a');
  const question = desk.getByRole('alertdialog');
  await expect(question).toContainText('100,000원');
  await press(question.getByRole('button', { name: '승인' }));
  await expect(member.getByText('1,100,000').first()).toBeVisible();
  await expect(row).toBeHidden();
});

test('two of staff at one queue: what one has taken up the other cannot decide', async ({
  page: first,
  openPage,
}) => {
  await openDesk(first, 'manager01', '/manager');
  const second = await openPage();
  await openDesk(second, 'admin01', '/admin');
  const member = await openPage();
  await login(member, 'member01');
  await askForDeposit(member, '+10만', '100,000원 충전 신청');

  const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: 'member01' });
  await press(rowOf(first));
  await press(first.getByRole('button', { name: '담당하기' }));
  await expect(first.getByRole('button', { name: '담당 해제' })).toBeVisible();
  await press(rowOf(second));
  await expect(second.getByText(/님이 담당 중입니다/)).toBeVisible();
  await expect(second.getByRole('button', { name: /승인/ })).toBeHidden();
  await press(first.getByRole('button', { name: '담당 해제' }));

  await expect(second.getByRole('button', { name: /승인/ })).toBeVisible();
});
