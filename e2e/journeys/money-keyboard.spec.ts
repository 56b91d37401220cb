import type { Page } from '@playwright/test';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** What a person needs at least to read a question: an Enter that comes sooner is taken for a second one. */
const READ_MS = 500;
/** More Tabs than any of these pages has stops. */
const MOST_TABS = 40;

const focused = (page: Page) => page.locator(':focus');

/** Goes on by Tab until the stop of this name has the focus; each stop on the way shows that it has. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'radio', name: string | RegExp) {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let n = 0; n < MOST_TABS; n += 1) {
    await page.keyboard.press('Tab');
    const isSeen = await focused(page).evaluate((one) =>
      // Fields show it at the frame around them.
      [one, one.parentElement, one.parentElement?.parentElement].some((part) => {
        if (!part) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(part);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      }),
    );
    expect(
      isSeen,
      `the focus shows: ${await focused(page).evaluate((one) => one.outerHTML.slice(0, 90))}`,
    ).toBe(true);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${role} ${name} is not reached by Tab`);
}

/** Leaves the menus behind: the site's by the first link of the page, that of money by the first link of the content. */
async function skipToContent(page: Page): Promise<void> {
  for (const name of ['본문으로 건너뛰기', '머니 메뉴 건너뛰기']) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveText(name);
    await page.keyboard.press('Enter');
  }
}

async function open(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByText(ready).first().waitFor();
  await skipToContent(page);
}

/** The dialog opened by the stop that has the focus closes by Escape, which gives the focus back. */
async function opensAndCloses(page: Page, role: 'dialog' | 'alertdialog', key = 'Enter') {
  const opener = await focused(page).elementHandle();
  await page.keyboard.press(key);
  const dialog = page.getByRole(role);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => opener?.evaluate((one) => one === document.activeElement)).toBe(true);
}

test('a deposit is asked for and taken back by keys alone', { tag: '@phone' }, async ({ page }) => {
  await login(page, 'member01');
  await open(page, '/charge', '충전 금액');
  await tabTo(page, 'textbox', '충전 금액');
  const amount = page.getByRole('textbox', { name: '충전 금액' });

  // Nothing was typed: it is said, and the focus is where it is mended.
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('금액을 입력해주세요.');
  await expect(page.getByRole('alert').getByText('금액을 입력해주세요.')).toBeVisible();
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50000');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');

  // A button is pressed by Space as well, and keeps the focus.
  await tabTo(page, 'button', '+5만');
  await page.keyboard.press('Space');
  await expect(amount).toHaveValue('100,000');
  await expect(page.getByRole('button', { name: '+5만' })).toBeFocused();

  await tabTo(page, 'radio', /^보너스 받지 않음/);
  await page.keyboard.press('ArrowDown');
  const bonus = focused(page);
  await expect(bonus).toBeChecked();
  await expect(bonus).not.toHaveAccessibleName(/보너스 받지 않음/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^보너스 받지 않음/ })).toBeFocused();
  await expect(focused(page)).toBeChecked();

  await tabTo(page, 'textbox', '입금자명');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('!');
  await tabTo(page, 'button', '100,000원 충전 신청');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '입금자명' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('김한판');
  await tabTo(page, 'button', '100,000원 충전 신청');
  await page.keyboard.press('Space');
  const request = page.getByRole('region', { name: '진행 중인 신청' });
  await expect(request).toBeFocused();

  await tabTo(page, 'button', '신청 취소');
  await opensAndCloses(page, 'alertdialog');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.waitForTimeout(READ_MS);
  // Whichever button has the focus, the other is one Tab away, and Tab stays in the question.
  await expect(question.getByRole('button', { name: '유지하기' })).toBeVisible();
  for (let n = 0; n < 3; n += 1) {
    if (
      await question
        .getByRole('button', { name: '신청 취소' })
        .evaluate((one) => one === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(request).toBeHidden();
  await expect(page.getByRole('main').locator(':focus'), 'back at the form').toHaveCount(1);
  await expect(page.getByRole('list', { name: '충전 내역' }).getByText('취소')).toBeVisible();
});

test('the other pages of money are used by keys, and their dialogs give the focus back', async ({
  page,
  openPage,
}) => {
  await login(page, 'member01');
  await open(page, '/exchange', '환전 금액');
  await tabTo(page, 'textbox', '환전 금액');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleDescription('금액을 입력해주세요.');
  await page.keyboard.type('10000');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('환전 비밀번호');
  await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');

  await open(page, '/coupon', '쿠폰 코드');
  await tabTo(page, 'textbox', '쿠폰 코드');
  await page.keyboard.type('NO-SUCH1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/등록되지 않은 쿠폰 코드입니다/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '쿠폰 코드' })).toBeFocused();
  await tabTo(page, 'button', '환영 머니 사용하기');
  await opensAndCloses(page, 'alertdialog');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.waitForTimeout(READ_MS);
  await tabTo(page, 'button', '사용하기');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '환영 머니 사용하기' })).toBeHidden();
  await expect(page.getByRole('main').locator(':focus'), 'the coupon is gone').toHaveCount(1);

  await open(page, '/mywallet/point', '포인트 전환');
  await tabTo(page, 'button', '포인트 전환');
  await opensAndCloses(page, 'dialog', 'Space');
  await page.keyboard.press('Enter');
  const conversion = page.getByRole('dialog');
  await conversion.waitFor();
  await tabTo(page, 'button', '전환하기');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '전환할 포인트' })).toBeFocused();
  await page.keyboard.type('10000');
  await page.keyboard.press('Enter');
  await expect(conversion).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: '포인트 전환' })).toBeFocused();

  const coins = await openPage();
  await login(coins, 'coin01');
  await open(coins, '/chargeCrypto', '충전 금액');
  await tabTo(coins, 'textbox', '충전 금액');
  await coins.keyboard.press('Enter');
  await expect(focused(coins)).toHaveAttribute('aria-invalid', 'true');
  await coins.keyboard.type('200');
  await tabTo(coins, 'button', /입금 주소 받기$/);
  await opensAndCloses(coins, 'alertdialog');

  await open(coins, '/exchangeCrypto', '환전 금액');
  await tabTo(coins, 'button', '지갑 등록');
  await opensAndCloses(coins, 'dialog');
});
