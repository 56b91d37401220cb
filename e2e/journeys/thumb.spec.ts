import type { Locator, Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { bets, boardPicks, cell, login, must, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** A thumb reaches the lower part of a phone that is held in one hand. */
const REACH = 0.6;
const PHONE = { width: 390, height: 844 };

async function centreOf(locator: Locator): Promise<number> {
  const { y, height } = must(await locator.boundingBox(), `place of ${locator}`);
  return y + height / 2;
}

/** Presses within reach; what the page holds is scrolled there first, what stays in place has to be there. */
async function thumb(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor();
  const { height } = PHONE;
  const above = height * (1 - REACH) - (await centreOf(locator));
  if (above > 0)
    await page.evaluate((by) => scrollBy({ top: -by, behavior: 'instant' }), above + 60);
  if ((await centreOf(locator)) > height) await locator.scrollIntoViewIfNeeded();
  expect(await centreOf(locator), `height of ${locator}`).toBeGreaterThan(height * (1 - REACH));
  await press(locator);
}

// A phone in every project: on a desktop there is no thumb.
test.use({
  viewport: PHONE,
  isMobile: true,
  hasTouch: true,
});

test('from arrival to a placed multiple within a thumb’s reach', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  await thumb(page, page.getByRole('navigation').getByRole('link', { name: '스포츠' }).last());
  await page.waitForURL(/\/korea\//);
  // The address is there before the page: until then the prices are those of the home page.
  await page.locator('[data-item] [data-selection]').first().waitFor();
  // The first row is above a thumb's reach, and no scrolling brings it lower.
  const picks: string[] = [];
  for (const id of await boardPicks(page, 15)) {
    const isInReach = (await centreOf(cell(page, id).first())) > PHONE.height * (1 - REACH);
    if (isInReach && picks.length < 3) picks.push(id);
  }
  expect(picks, 'picks').toHaveLength(3);
  for (const id of picks) await thumb(page, cell(page, id).first());
  await thumb(page, page.getByRole('button', { name: /베팅카트/ }));
  await thumb(page, page.getByRole('button', { name: '+5만' }));
  await thumb(page, page.getByRole('button', { name: '50,000원 베팅하기' }));
  await thumb(page, page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await expect(page.getByText('베팅이 완료되었습니다.').first()).toBeVisible();
  const [bet] = await bets(server, await tokenOf(page));
  expect(bet).toMatchObject({ stake: 50_000, status: 'accepted' });
  expect(bet?.legs).toHaveLength(3);
});
