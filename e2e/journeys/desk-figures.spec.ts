import { press } from '../lib/press.ts';
import { sendLogin } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test("staff sees the day's figures of the ledger, and those of a week by the day @phone", async ({
  page,
}) => {
  await sendLogin(page, 'manager01');
  await page.waitForURL((url) => url.pathname.startsWith('/manager'));
  await expect(page.getByRole('heading', { level: 1, name: '오늘' })).toBeVisible();
  const sums = page.getByRole('region', { name: '합계' });
  await expect(sums).toContainText('어제 같은 시각');
  const hours = page.getByRole('slider', { name: '시간대별 베팅과 당첨' });
  await hours.focus();
  await page.keyboard.press('Home');
  await expect(hours).toHaveAttribute('aria-valuetext', /^0시 – 0:59, 베팅금 /);
  await expect(page.getByRole('table', { name: '처리 대기' })).toContainText('충전');

  const games = page.getByRole('region', { name: '게임별 집계' });
  await expect(games.getByRole('row', { name: /^미니게임/ })).toContainText('0건');
  await press(page.getByRole('button', { name: '7일' }));
  const days = page.getByRole('slider', { name: '날짜별 충전과 환전' });
  await expect(days).toHaveAttribute('aria-valuemax', '6');
  await expect(sums).toContainText('지난 7일');
});
