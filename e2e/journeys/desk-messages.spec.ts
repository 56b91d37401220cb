import type { Page } from '@playwright/test';
import { openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login, sendLogin } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const inboxOf = (page: Page) => page.getByRole('main').getByRole('list', { name: '받은 쪽지' });
const badgeOf = (page: Page) => page.getByRole('main').getByText(/^안 읽은 쪽지/);

/** Presses the button that sends, reads the question, and answers it. */
async function sendTo(desk: Page, words: string): Promise<void> {
  const form = desk.getByRole('form', { name: '쪽지 쓰기' });
  await press(form.getByRole('button', { name: '쪽지 보내기' }));
  const question = desk.getByRole('alertdialog');
  await expect(question).toContainText(words);
  await press(question.getByRole('button', { name: '쪽지 보내기' }));
  await expect(question).toBeHidden();
}

test('what staff writes reaches its members, and what is recalled vanishes from an open inbox', async ({
  page,
  openPage,
}) => {
  await login(page, 'member01');
  await page.goto('/message');
  await expect(page.getByRole('heading', { name: '쪽지함' })).toBeVisible();

  const desk = await openPage();
  await openDesk(desk, 'manager01', '쪽지');
  await expect(desk.getByText('보낸 쪽지가 없습니다.')).toBeVisible();
  await press(desk.getByRole('button', { name: '쪽지 쓰기' }));
  const form = desk.getByRole('form', { name: '쪽지 쓰기' });
  await form.getByLabel('제목').fill('점검 안내');
  await form.getByLabel('내용').fill('<b>오늘 밤</b> 3시에 점검합니다.');

  // What is half written is there after a reload.
  await desk.reload();
  await press(desk.getByRole('button', { name: '쪽지 쓰기' }));
  await expect(form.getByLabel('제목')).toHaveValue('점검 안내');
  await press(form.getByRole('button', { name: '쪽지 보내기' }));
  await expect(form.getByText('받는 회원을 한 명 이상 추가해주세요.')).toBeVisible();
  for (const [text, nickname] of [
    ['member01', '한판이'],
    ['골드', '골드왕'],
  ]) {
    await form.getByLabel('회원 검색').fill(text ?? '');
    await press(form.getByRole('button', { name: new RegExp(`^${nickname}`) }));
  }
  await expect(form.getByText('2명이 받습니다.')).toBeVisible();
  await sendTo(desk, "선택한 회원 2명에게 '점검 안내' 쪽지를 보냅니다.");
  const row = desk.getByRole('row').filter({ hasText: '점검 안내' });
  await expect(row).toContainText('선택한 회원 2명');

  // The inbox that is open shows it by itself, as it was written.
  const copy = inboxOf(page).getByRole('button', { name: /점검 안내/ });
  await expect(copy).toBeVisible();
  await expect(badgeOf(page)).toContainText('1');
  await press(copy);
  await expect(page.getByText('<b>오늘 밤</b> 3시에 점검합니다.')).toBeVisible();

  await press(desk.getByRole('button', { name: '쪽지 쓰기' }));
  await press(form.getByRole('button', { name: '전체 회원' }));
  await expect(form.getByText('5명이 받습니다.')).toBeVisible();
  await form.getByLabel('제목').fill('이벤트 안내');
  await form.getByLabel('내용').fill('보너스를 드립니다.');
  await sendTo(desk, '전체 회원 5명에게');
  await expect(inboxOf(page).getByRole('button', { name: /이벤트 안내/ })).toBeVisible();
  await expect(badgeOf(page)).toContainText('1');

  // By keys: from row to row, as the journey's clock stands still in either order.
  const panel = desk.getByRole('complementary', { name: '쪽지 상세' });
  const offer = desk.getByRole('row').filter({ hasText: '이벤트 안내' });
  await desk.getByRole('grid').focus();
  await desk.keyboard.press('j');
  await expect(panel).toBeVisible();
  if ((await offer.getAttribute('aria-selected')) !== 'true') await desk.keyboard.press('j');
  await expect(panel).toContainText('보너스를 드립니다.');
  await desk.keyboard.press('r');
  await expect(panel.getByLabel('사유')).toBeFocused();
  await desk.keyboard.type('대상이 잘못됨');
  await desk.keyboard.press('Enter');
  const question = desk.getByRole('alertdialog');
  await expect(question).toContainText('안 읽은 회원 5명의 쪽지함에서 사라집니다.');
  await press(question.getByRole('button', { name: '회수' }));
  await expect(panel).toContainText('대상이 잘못됨');

  await expect(inboxOf(page).getByRole('button', { name: /이벤트 안내/ })).toBeHidden();
  await expect(badgeOf(page)).toBeHidden();
  await expect(copy).toBeVisible();

  await desk.getByRole('grid').focus();
  await desk.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await desk.keyboard.press('/');
  await desk.keyboard.type('이벤트');
  await expect(row).toBeHidden();
  await expect(offer).toContainText('회수됨');
});

test('a member is written to from their page at the desk', async ({ page, openPage }) => {
  await openDesk(page, 'admin01', '회원');
  await press(page.getByRole('row').filter({ hasText: '조심이' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '조심이' })).toBeVisible();
  await press(page.getByRole('link', { name: '쪽지 보내기' }));
  const form = page.getByRole('form', { name: '쪽지 쓰기' });
  await expect(form.getByRole('button', { name: '조심이 빼기' })).toBeVisible();
  await expect(form.getByText('1명이 받습니다.')).toBeVisible();
  await form.getByLabel('제목').fill('계좌 확인');
  await form.getByLabel('내용').fill('계좌번호를 확인해주세요.');
  await sendTo(page, '조심이님에게');
  await expect(page.getByRole('row').filter({ hasText: '계좌 확인' })).toContainText('조심이님');

  const member = await openPage();
  await sendLogin(member, 'tend22');
  await member.waitForURL(/\/message/);
  await press(member.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await press(inboxOf(member).getByRole('button', { name: /계좌 확인/ }));
  await expect(member.getByText('계좌번호를 확인해주세요.')).toBeVisible();

  await openSection(page, '감사 기록');
  await expect(page.getByRole('row').filter({ hasText: '쪽지 발송' })).toContainText('관리팀');
});
