import type { Page } from '@playwright/test';
import { decide, openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { login, must } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const POPUP = '여정 팝업';
const BANK = '케이뱅크';

async function addNotice(desk: Page): Promise<void> {
  await press(desk.getByRole('button', { name: '공지 쓰기' }));
  const panel = desk.getByRole('complementary', { name: '공지 상세' });
  await panel
    .getByRole('textbox', { name: '내용 (HTML)' })
    .fill('<b>여정</b> 공지<script>document.title = "x"</script>');
  await press(panel.getByRole('button', { name: '등록' }));
  await expect(desk.getByText('공지를 등록했습니다.')).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: '여정 공지' })).toContainText('흐르는 공지');
}

async function addPopup(desk: Page): Promise<void> {
  await press(desk.getByRole('button', { name: '팝업 쓰기' }));
  const panel = desk.getByRole('complementary', { name: '팝업 상세' });
  await panel.getByRole('textbox', { name: '제목' }).fill(POPUP);
  await panel.getByRole('textbox', { name: '내용 (HTML)' }).fill('여정의 <b>긴 글</b>');
  await press(panel.getByRole('button', { name: '등록' }));
  await expect(desk.getByText('팝업을 등록했습니다.')).toBeVisible();
  await expect(desk.getByRole('row').filter({ hasText: POPUP })).toContainText('게시 중');
}

const popups = (page: Page) =>
  page.getByRole('complementary', { name: '팝업 안내' }).getByRole('article');

/** Closes the popups of the page, one after the other, up to the one that is looked for; returns the names of those closed. */
async function closePopups(page: Page, upTo?: string): Promise<string[]> {
  const names: string[] = [];
  await expect(popups(page).first()).toBeVisible();
  while ((await popups(page).count()) > 0) {
    const name = must(await popups(page).first().getAttribute('aria-label'), 'name of the popup');
    if (name === upTo) break;
    names.push(name);
    await press(page.getByRole('button', { name: `${name} 닫기`, exact: true }));
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  }
  return names;
}

async function snoozePopup(page: Page): Promise<void> {
  await closePopups(page, POPUP);
  await press(popups(page).getByRole('button', { name: POPUP, exact: true }));
  const dialog = page.getByRole('dialog', { name: POPUP });
  await expect(dialog.locator('b')).toHaveText('긴 글');
  await press(dialog.getByRole('button', { name: '3시간 동안 보지 않기' }));
  await expect(dialog).toBeHidden();
}

/** Opens the home page in another tab, a visit of its own, and returns the names of its popups. */
async function visit(page: Page): Promise<string[]> {
  const tab = await page.context().newPage();
  await tab.goto('/');
  const names = await closePopups(tab);
  await tab.close();
  return names;
}

test('a notice and a popup of the desk are there for a member, who keeps the popup away', {
  tag: '@phone',
}, async ({ page: desk, openPage }) => {
  await openDesk(desk, 'admin01', '공지');
  await addNotice(desk);
  await openSection(desk, '팝업');
  await addPopup(desk);

  const page = await openPage();
  await login(page, 'member01');
  const notice = page.getByRole('region', { name: '흐르는 공지' });
  await expect(notice.getByText('여정 공지')).toBeVisible();
  await expect(notice.locator('b')).toHaveText('여정');
  await snoozePopup(page);
  const kept = await visit(page);
  expect(kept, 'popups of who keeps one away').not.toContain(POPUP);

  // Others see it until it is taken down.
  const other = await openPage();
  expect(await visit(other), 'popups of a guest').toEqual(expect.arrayContaining([...kept, POPUP]));
  await press(desk.getByRole('row').filter({ hasText: POPUP }));
  await press(desk.getByRole('button', { name: '팝업 삭제' }));
  await press(desk.getByRole('alertdialog').getByRole('button', { name: '삭제' }));
  await expect(desk.getByText('팝업을 삭제했습니다.')).toBeVisible();
  expect(await visit(other), 'popups without the one taken down').toEqual(kept);
});

/** Opens the sign-up by a friend's code. */
async function banksOfSignup(page: Page) {
  await page.goto('/rule?joinCd=HANPAN');
  const coin = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
  await press(coin.getByRole('button', { name: '일반 회원가입' }));
  const list = page.getByRole('dialog', { name: '회원가입' }).getByLabel('은행', { exact: true });
  await expect(list).toContainText('국민은행');
  return list;
}

test('a bank is offered at sign-up while the desk has it in use', { tag: '@phone' }, async ({
  page: desk,
  openPage,
}) => {
  await openDesk(desk, 'admin01', '은행');
  const row = desk.getByRole('row').filter({ hasText: BANK });
  await press(row);
  await decide(desk, '사용 중지');
  await expect(row).toContainText('사용 중지');
  const page = await openPage();
  await expect(await banksOfSignup(page)).not.toContainText(BANK);
  await decide(desk, '다시 사용');
  await expect(row).toContainText('사용 중');
  await expect(await banksOfSignup(page)).toContainText(BANK);
});
