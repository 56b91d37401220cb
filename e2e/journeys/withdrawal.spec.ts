import type { Page } from '@playwright/test';
import { decide, openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login, member, tokenOf } from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';
import { openRequest } from '../lib/whole-way.ts';

test.use({ serverEnv: smallWorld });

/** From here on a second person of staff has to agree. */
const LARGE = 2_000_000;
const BEGINNING = 5_000_000;
const PERSON = { userId: 'member02', password: '', nickname: '골드왕' };

async function requestWithdrawal(page: Page): Promise<void> {
  await login(page, PERSON.userId);
  await page.goto('/exchange');
  await page.getByLabel('환전 금액').fill(String(LARGE));
  await page.getByRole('textbox', { name: '환전 비밀번호' }).fill('1234');
  const submit = page.getByRole('button', { name: '2,000,000원 환전 신청' });
  await press(submit);
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
  // The button cannot be used any more: whoever goes by keyboard or hears the page goes on with what was sent.
  await expect(page.getByRole('region', { name: '진행 중인 신청' })).toBeFocused();
}

test('a large withdrawal is paid by one of staff and a second one, and by no single person', {
  tag: ['@gate', '@phone'],
}, async ({ page, openPage, server }) => {
  await requestWithdrawal(page);
  const first = await openPage();
  await openDesk(first, 'manager01', '환전');
  await openRequest(first, PERSON);
  // What it is decided by is beside it.
  const whose = first.getByRole('region', { name: '회원', exact: true });
  await expect(whose).toContainText('3,000,000원');
  await expect(whose).toContainText('남은 롤링 조건');
  await expect(first.getByRole('region', { name: '최근 환전' })).toBeVisible();
  // The panel takes room from the table: it leaves out what the panel says, not who works on it.
  await expect(first.getByRole('columnheader', { name: '담당' })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('columnheader', { name: '계좌' })).toBeHidden();
  await press(first.getByRole('button', { name: '담당하기' }));
  await decide(first, '1차 승인');

  // Whoever approved first is told that somebody else has to, and the member still waits.
  const panel = first.getByRole('complementary', { name: '신청 상세' });
  await expect(panel.getByRole('button', { name: '2차 승인' })).toBeHidden();
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
  await expect(page.getByRole('list', { name: '환전 내역' })).not.toContainText('완료');

  const second = await openPage();
  await openDesk(second, 'admin01', '환전');
  await openRequest(second, PERSON);
  await decide(second, '2차 승인');
  await expect(page.getByRole('list', { name: '환전 내역' })).toContainText('완료');
  expect((await member(server, await tokenOf(page))).emoney).toBe(BEGINNING - LARGE);
});

test('a withdrawal that is refused comes back with the reason that staff gave', {
  tag: '@phone',
}, async ({ page, openPage, server }) => {
  await requestWithdrawal(page);
  expect((await member(server, await tokenOf(page))).emoney).toBe(BEGINNING - LARGE);
  const desk = await openPage();
  await openDesk(desk, 'manager01', '환전');
  await openRequest(desk, PERSON);
  const panel = desk.getByRole('complementary', { name: '신청 상세' });
  await press(panel.getByText('계좌 정보 오류'));
  await decide(desk, '거절');

  const history = page.getByRole('list', { name: '환전 내역' });
  await expect(history).toContainText('거절');
  await expect(history).toContainText('계좌 정보 오류');
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeHidden();
  expect((await member(server, await tokenOf(page))).emoney).toBe(BEGINNING);
});
