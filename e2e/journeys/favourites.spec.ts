import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { board, login, must } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const chip = (page: Page) => page.getByRole('button', { name: /^즐겨찾기 경기/ });
const counts = (matches: number) => new RegExp(`보기 ?${matches}$`);
const rows = (page: Page) => page.locator('[data-item]').getByRole('group', { name: / – / });

/** Opens the board and waits until the favourites are here. */
async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/korea/cross${query}`);
  await expect(chip(page)).toHaveAccessibleName(/\d/);
}

test('a team and a match are starred, and found again on another device', {
  tag: '@phone',
}, async ({ page, openPage, server }) => {
  await login(page, 'member01');
  await openBoard(page);
  await expect(chip(page)).toHaveAccessibleName(counts(0));
  const fixtures = await board(server, 'cross');
  const sidesOf = async (at: number) =>
    must(await rows(page).nth(at).getAttribute('aria-label'), 'name of the row').split(' – ');
  const [home = '', away = ''] = await sidesOf(0);
  const [otherHome = '', otherAway = ''] = await sidesOf(2);

  // A match by the star of its row, a team by the one over all of its markets.
  await press(page.getByRole('button', { name: `${home} 대 ${away} 즐겨찾기에 추가` }));
  await press(
    rows(page)
      .nth(2)
      .getByRole('button', { name: /전체 마켓 보기/ }),
  );
  await press(page.getByRole('button', { name: `${otherHome} 즐겨찾기에 추가` }));
  await page.goBack();
  const isMine = (one: { home: string; away: string }) =>
    (one.home === home && one.away === away) || [one.home, one.away].includes(otherHome);
  const expected = fixtures.filter(isMine).length;
  await expect(chip(page)).toHaveAccessibleName(counts(expected));

  await press(chip(page));
  await page.waitForURL(/show=starred/);
  await expect(rows(page)).toHaveCount(expected);
  await page.reload();
  await expect(rows(page)).toHaveCount(expected);
  const row = page.getByRole('group', { name: `${otherHome} – ${otherAway}` });
  await expect(row).toBeVisible();
  await page.goBack();
  await expect(chip(page)).toHaveAttribute('aria-pressed', 'false');

  // The other device takes the match out; this one agrees after a reload.
  const other = await openPage();
  await login(other, 'member01');
  await openBoard(other, '?show=starred');
  await expect(rows(other)).toHaveCount(expected);
  await press(other.getByRole('button', { name: `${home} 대 ${away} 즐겨찾기에서 빼기` }));
  await expect(rows(other)).toHaveCount(expected - 1);
  await expect(chip(other)).toHaveAccessibleName(counts(expected - 1));
  await login(page, 'member01');
  await openBoard(page, '?show=starred');
  await expect(rows(page)).toHaveCount(expected - 1);
});

test.describe('without a change', () => {
  test.use({ sharesServer: true });

  test('a guest is asked to log in for a star', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/korea/cross');
    await press(page.getByRole('button', { name: / 즐겨찾기에 추가$/ }).first());
    await expect(page.getByRole('dialog').getByLabel('아이디', { exact: true })).toBeVisible();
  });

  test('the star of a league is in its head at every width', async ({ page }) => {
    await page.goto('/korea/cross');
    for (const width of [769, 1024, 1025, 1100, 1239, 1240, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const head = page.locator('[data-item^="league."]').first();
      const star = head.getByRole('button', { name: / 즐겨찾기에 추가$/ });
      const fold = head.getByRole('button', { name: / 접기$/ });
      await expect(star, `star at ${width}`).toBeVisible();
      const [a, b, frame] = await Promise.all([star, fold, head].map((one) => one.boundingBox()));
      const [left, right] = [must(a, 'star'), must(b, 'fold')];
      expect(left.x + left.width, `star beside the fold at ${width}`).toBeLessThanOrEqual(
        right.x + 1,
      );
      expect(right.x + right.width, `fold inside at ${width}`).toBeLessThanOrEqual(
        must(frame, 'head').x + must(frame, 'head').width + 1,
      );
    }
  });
});
