import { press } from '../lib/press.ts';
import { board, must } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** YYYY-MM-DD in Seoul. */
const dayOf = (at: number): string => new Date(at + 9 * 3_600_000).toISOString().slice(0, 10);

test.use({ sharesServer: true });

test('the calendar of a board leads to a day, and Back closes it', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const days = (await board(server, 'cross')).map(({ startsAt }) => dayOf(startsAt));
  const day = must(days.toSorted().at(-1), 'day with a match');
  await page.goto('/');
  await page.goto('/korea/cross');
  await page.locator('[data-item] [data-selection]').first().waitFor();
  const opener = page.getByRole('button', { name: '달력에서 날짜 선택' });
  const calendar = page.getByRole('dialog', { name: '날짜 선택' });
  await press(opener);
  await expect(calendar).toBeVisible();
  await page.waitForFunction(() => history.state?.['hanpan.over'] === true);
  await page.goBack();
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(/\/korea\/cross/);
  await press(opener);
  await press(calendar.locator(`[data-day="${day}"]`));
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  const count = days.filter((one) => one === day).length;
  const tab = page.getByRole('group', { name: '날짜' }).locator('[aria-pressed="true"]');
  await expect(tab).toHaveText(new RegExp(`${count}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
