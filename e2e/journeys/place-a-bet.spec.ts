import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { bets, login, member, must, pickFromBoard, placeBet, tokenOf, won } from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

const STAKE = 50_000;
const OPENING_BALANCE = 1_000_000;

async function checkBooked(page: Page, server: TestServer): Promise<void> {
  const token = await tokenOf(page);
  const placed = async () => (await bets(server, token)).length;
  await expect.poll(placed, { message: 'bets in the history' }).toBe(1);
  const bet = must((await bets(server, token))[0], 'bet');
  expect(bet).toMatchObject({ status: 'accepted', stake: STAKE, bonusFolders: 3 });
  expect(bet.legs).toHaveLength(3);
  expect((await member(server, token)).emoney, 'balance').toBe(OPENING_BALANCE - STAKE);
  await expect(page.getByText(won(OPENING_BALANCE - STAKE)).first()).toBeVisible();
  await page.goto('/bet_result');
  await expect(page.getByText(won(bet.potentialPayout)).first()).toBeVisible();
}

test('log in, three legs and a bonus, stake, bet, history', {
  tag: ['@gate-phone', '@phone'],
}, async ({ page, server, isMobile }) => {
  await login(page, 'member01');
  await page.goto('/korea/cross');
  expect(await pickFromBoard(page, 3), 'picks').toHaveLength(3);
  const { width } = must(page.viewportSize(), 'window');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, 'width of the page').toBeLessThanOrEqual(width);
  if (isMobile) await press(page.getByRole('button', { name: /베팅카트/ }));
  await press(page.getByRole('button', { name: /^3폴더/ }));
  await placeBet(page, STAKE);
  await checkBooked(page, server);
});
