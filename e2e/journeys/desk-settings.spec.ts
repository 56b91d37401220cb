import type { Page } from '@playwright/test';
import { decide, openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login, PASSWORD, pickFromBoard } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test.use({ serverEnv: {} });

test('an admin closes the site, and opens it again', async ({ page: admin, openPage }) => {
  const member = await openPage();
  await login(member, 'member01');
  await openDesk(admin, 'admin01', '사이트 설정');
  const confirm = (name: string) =>
    press(admin.getByRole('alertdialog').getByRole('button', { name, exact: true }));
  await press(admin.getByRole('button', { name: '점검 시작', exact: true }));
  await expect(admin.getByRole('alertdialog')).toContainText('바로 로그아웃되고');
  await confirm('점검 시작');
  await member.waitForURL(/\/maintenance/);
  // Whoever is not at the desk yet signs in on the way to it.
  const other = await openPage();
  await other.goto('/admin');
  const form = other.locator('form').filter({ has: other.getByRole('button', { name: '로그인' }) });
  await form.getByLabel('아이디', { exact: true }).fill('admin02');
  await form.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await form.getByLabel('비밀번호', { exact: true }).press('Enter');
  await other.waitForURL((url) => url.pathname === '/admin');
  await press(admin.getByRole('button', { name: '점검 종료', exact: true }));
  await confirm('점검 종료');
  await member.waitForURL((url) => url.pathname === '/');
  await login(member, 'member01');
  await expect(member.getByText('1,000,000').first()).toBeVisible();

  const words = admin.getByRole('region', { name: '금지어' });
  await words.getByLabel('새 금지어').fill('새금지어');
  await press(words.getByRole('button', { name: '추가' }));
  await words.getByLabel('금지어 검색').fill('새금지어');
  await expect(words.getByRole('listitem')).toHaveText(['새금지어']);
  await openSection(admin, '감사 기록');
  const record = admin.getByRole('row').filter({ hasText: '설정 변경' }).first();
  await press(record);
  await expect(admin.getByRole('complementary')).toContainText('추가: 새금지어');
});

test('a rate that one admin asks for is set when another grants it', async ({
  page: first,
  openPage,
}) => {
  await openDesk(first, 'admin01', '사이트 설정');
  const rate = first.getByRole('region', { name: '달러 환율' });
  await rate.getByLabel('새 환율(1달러)').fill('1,405.5');
  await rate.getByLabel('사유').fill('환율 반영');
  await press(rate.getByRole('button', { name: '변경 요청' }));
  await press(first.getByRole('alertdialog').getByRole('button', { name: '변경 요청' }));
  const waiting = first.getByRole('region', { name: '승인 대기 중인 변경' });
  await expect(waiting).toContainText('1,405.50원');
  await press(waiting.getByRole('link', { name: '설정 변경 목록에서 처리' }));
  await press(first.getByRole('row').filter({ hasText: '1,405.50원' }));
  await expect(first.getByText(/1차 승인한 담당자는/)).toBeVisible();
  await openSection(first, '사이트 설정');

  const second = await openPage();
  await openDesk(second, 'admin02', '설정 변경');
  await press(second.getByRole('row').filter({ hasText: '1,405.50원' }));
  await decide(second, '2차 승인');
  await expect(waiting).toContainText('승인을 기다리는 변경이 없습니다.');
  await expect(rate).toContainText('1,405.50원');
});

/** Asks for a setting by the form of its region; the question has to name the change. */
async function ask(admin: Page, region: string, change: string): Promise<void> {
  const form = admin.getByRole('region', { name: region });
  await press(form.getByRole('button', { name: '변경 요청' }));
  const question = admin.getByRole('alertdialog');
  await expect(question).toContainText(change);
  await press(question.getByRole('button', { name: '변경 요청' }));
  await expect(admin.getByRole('region', { name: '승인 대기 중인 변경' })).toContainText(change);
}

/** Has another admin grant the one change that waits. */
async function grant(other: Page, change: string): Promise<void> {
  await openDesk(other, 'admin02', '설정 변경');
  await press(other.getByRole('row').filter({ hasText: change }));
  await decide(other, '2차 승인');
}

test('a bonus has other terms when two admins want them', async ({ page: first, openPage }) => {
  const member = await openPage();
  await login(member, 'member01');
  await member.goto('/charge');
  const every = member.getByRole('radio', { name: /^매충/ });
  await expect(every).toHaveAccessibleName(/50,000P/);
  await openDesk(first, 'admin01', '사이트 설정');
  const bonus = first.getByRole('region', { name: '충전 보너스' });
  await bonus.getByLabel('바꿀 보너스').selectOption('every');
  await expect(bonus.getByLabel('새 지급률')).toHaveValue('3');
  await bonus.getByLabel('새 지급률').fill('4.5');
  await bonus.getByLabel('새 최대 지급').fill('60000');
  await bonus.getByLabel('사유').fill('주말 이벤트');
  await ask(first, '충전 보너스', '매충 지급률 3% → 4.5%');
  await expect(bonus.getByRole('row', { name: /^매충/ })).toContainText('3%');

  const second = await openPage();
  await grant(second, '매충 지급률');
  await expect(bonus.getByRole('row', { name: /^매충/ })).toContainText('4.5%');
  // The form is open at the member's, and has the new terms by itself.
  await expect(every).toHaveAccessibleName(/60,000P/);
  await openSection(second, '감사 기록');
  await press(second.getByRole('row').filter({ hasText: '설정 2차 승인' }).first());
  await expect(second.getByRole('complementary')).toContainText('4.5%');
});

test('members have the limits that two admins want, in a slip that is open', async ({
  page: first,
  openPage,
}) => {
  const member = await openPage();
  await login(member, 'member01');
  await member.goto('/korea/cross');
  expect(await pickFromBoard(member, 1)).toHaveLength(1);
  const stake = member.getByLabel('베팅금액', { exact: true });
  await stake.fill('60000');
  const tooMuch = member.getByText('최대 베팅금액은 50,000원입니다.');
  await expect(tooMuch).toHaveCount(0);
  await openDesk(first, 'admin01', '사이트 설정');
  const limits = first.getByRole('region', { name: '등급별 한도' });
  await limits.getByLabel('새 최대 베팅').fill('50000');
  await limits.getByLabel('사유').fill('한도 조정');
  await ask(first, '등급별 한도', '일반 회원 최대 베팅 5,000,000원 → 50,000원');

  const second = await openPage();
  await grant(second, '일반 회원 최대 베팅');
  await expect(limits.getByRole('row', { name: /^일반 회원 \d/ })).toContainText('50,000원');
  await expect(tooMuch.first()).toBeVisible();
  await member.goto('/rule#limits');
  const table = member.getByRole('region', { name: '회원별 베팅 한도 (원)' });
  await expect(table.getByRole('row', { name: /^일반 회원 \d/ })).toContainText('50,000');
});
