import type { Page } from '@playwright/test';
import { bets, login, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** Keys from a price that has the focus to the stake. */
const MOST_KEYS = 5;
/** What a person needs at least to read the question before a bet. */
const READ_MS = 500;

/** Presses keys as a person does, one after the other, and counts them. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
    startCount: () => {
      count = 0;
    },
    count: () => count,
  };
}

const focused = (page: Page) => page.locator(':focus');

/** The footer comes with what listens for shortcuts, after the first paint. */
const untilListening = (page: Page) => page.getByRole('button', { name: '단축키 안내' }).waitFor();

test('from the first price to a confirmed bet by keyboard alone', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  await page.goto('/korea/cross');
  await page.locator('[data-item] [data-selection]').first().waitFor();
  await untilListening(page);
  const keys = keyboardOf(page);

  await page.getByRole('link', { name: '경기 목록으로 건너뛰기' }).waitFor({ state: 'attached' });
  await keys.press('Tab');
  await expect(focused(page)).toHaveText('본문으로 건너뛰기');
  await keys.press('Tab');
  await expect(focused(page)).toHaveText('경기 목록으로 건너뛰기');
  await keys.press('Enter');
  await expect(focused(page)).toHaveAttribute('data-selection', /./);
  const first = await focused(page).getAttribute('data-selection');

  keys.startCount();
  await keys.press('Enter');
  await expect(focused(page), 'the pick').toHaveAttribute('aria-pressed', 'true');
  await keys.press('b');
  await expect(page.getByLabel('베팅금액')).toBeFocused();
  expect(keys.count(), 'keys to the stake').toBeLessThanOrEqual(MOST_KEYS);

  // A letter in a field is no shortcut.
  await keys.press('g');
  await expect(page.getByLabel('베팅금액')).toBeFocused();
  await keys.press('Escape');
  await expect(focused(page), 'back where it was').toHaveAttribute('data-selection', first ?? '');

  await keys.press('b', ...'50000', 'Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: '확인' })).toBeFocused();
  // An Enter that comes sooner is taken for a second one to the stake (`shared/ui/alert-dialog`).
  await page.waitForTimeout(READ_MS);
  await keys.press('Enter');
  const token = await tokenOf(page);
  const stakes = async () => (await bets(server, token)).map(({ stake }) => stake);
  await expect.poll(stakes, { message: 'bets in the history' }).toEqual([50_000]);
});

test.describe('without a bet', () => {
  test.use({ sharesServer: true });

  test('rows, pages and leagues of a long board by keys', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/korea/cross');
    await page.evaluate(() => localStorage.setItem('hanpan.board-list', '"all"'));
    await page.reload();
    await untilListening(page);
    const cells = page.locator('[data-item] [data-selection]');
    await cells.first().waitFor();
    const keys = keyboardOf(page);
    const itemOf = () =>
      focused(page).evaluate((one) => one.closest('[data-item]')?.getAttribute('data-item'));

    await keys.press('g');
    const start = await itemOf();
    await keys.press('j');
    await expect.poll(itemOf, { message: 'the next league' }).not.toBe(start);
    await keys.press('k');
    await expect.poll(itemOf, { message: 'the league before' }).toBe(start);
    await keys.press('PageDown');
    await expect.poll(itemOf, { message: 'a page down' }).not.toBe(start);
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    await keys.press('PageUp');
    await expect.poll(itemOf, { message: 'a page up' }).toBe(start);

    // A row that is scrolled away stays drawn, and the next key goes on from it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await keys.press('ArrowDown');
    expect(await itemOf()).not.toBe(start);
    await expect(focused(page)).toBeInViewport({ ratio: 1 });

    await keys.press('/');
    await expect(page.getByPlaceholder('팀·리그·초성 검색')).toBeFocused();
  });

  test('the key map opens by its key, and shortcuts can be turned off', async ({ page }) => {
    await page.goto('/rule');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilListening(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: '단축키 안내' })).toBeVisible();
    await page.keyboard.press('g');
    await expect(page, 'a dialog keeps the keys').toHaveURL(/rule/);
    await page.getByRole('checkbox', { name: '한 글자 단축키 사용' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.reload();
    await untilListening(page);
    await page.keyboard.press('g');
    await expect(page).toHaveURL(/rule/);

    await page.getByRole('button', { name: '단축키 안내' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: '한 글자 단축키 사용' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.waitForURL(/korea\/cross/);
  });
});
