import { findMember, openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { must } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('an admin finds a member by keys, and keeps the member out with a reason', async ({
  page,
}) => {
  await openDesk(page, 'admin01', '회원');
  await findMember(page, 'member02', '골드왕');
  await press(page.getByRole('button', { name: '조치' }));
  const form = page.getByRole('form', { name: '조치' });
  await form.getByLabel('사유').fill('본인 확인');
  await press(form.getByRole('button', { name: '정지' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '정지' }));
  await expect(page.getByText(/정지 · .* · 본인 확인 \(관리팀\)/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: '골드왕' })).toContainText('정지');

  await openSection(page, '감사 기록');
  const record = page.getByRole('row').filter({ hasText: '회원 정지' });
  await expect(record).toContainText('관리팀');
  await press(record);
  const whole = page.getByRole('complementary', { name: '기록 상세' });
  await expect(whole).toContainText('본인 확인');
  await expect(whole).toContainText('정상');
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
});

test('an adjustment of 400,000 won waits for the second admin', async ({ page }) => {
  await openDesk(page, 'admin01', '회원');
  await findMember(page, 'member01', '한판이');
  const form = page.getByRole('form', { name: '잔액 조정' });
  await form.getByLabel('금액').fill('400000');
  await expect(form.getByText('다른 관리자의 2차 승인이 필요합니다.')).toBeVisible();
  await form.getByLabel('사유').fill('무효 보상');
  await press(form.getByRole('button', { name: '400,000원 지급' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('한판이 회원에게 보유머니 400,000원을 지급합니다.');
  await press(question.getByRole('button', { name: '지급' }));
  await expect(page.getByText('다른 관리자의 2차 승인을 기다립니다.')).toBeVisible();
  await expect(page.getByText('1,000,000원').first()).toBeVisible();

  await openSection(page, '잔액 조정');
  const row = page.getByRole('row').filter({ hasText: '한판이' });
  await expect(row).toContainText('2인 승인 대기');
  await press(row);
  await expect(page.getByText('1차 승인한 담당자는 2차 승인할 수 없습니다.')).toBeVisible();
});

test('a manager writes notes and takes measures, and adjusts nothing', async ({ page }) => {
  await openDesk(page, 'manager01', '회원');
  await findMember(page, 'tend22', '조심이');
  await expect(page.getByRole('button', { name: '등급' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: '데스크 메뉴' });
  await expect(menu.getByRole('link', { name: '감사 기록' })).toBeHidden();
  await page.getByRole('textbox', { name: '메모' }).fill('<b>전화</b> 확인');
  await press(page.getByRole('button', { name: '메모 남기기' }));
  await press(page.getByRole('button', { name: /^메모 ?1/ }));
  await expect(page.getByText('<b>전화</b> 확인')).toBeVisible();
});

test('j and k lead from member to member', async ({ page }) => {
  await openDesk(page, 'manager01', '회원');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('grid').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText('회원');
  const first = must(await title.textContent(), 'name of the member');
  await page.keyboard.press('j');
  await expect(title).not.toHaveText(first);
  await page.keyboard.press('k');
  await expect(title).toHaveText(first);
});
