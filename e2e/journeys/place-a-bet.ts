import type { Page } from 'playwright';
import { type Journey, standingClock } from '../lib/journey.ts';
import {
  bets,
  cell,
  login,
  member,
  must,
  placeBet,
  same,
  tokenOf,
  until,
  won,
} from '../lib/site.ts';
import type { TestServer } from '../lib/server.ts';

const STAKE = 50_000;
const OPENING_BALANCE = 1_000_000;

/** Winner markets: 1X2, winner, winner with overtime. */
const WINNERS = ['1', '52', '226'];

/** Presses prices of the board as a member sees it: one winner price a match, none at 1.30 or below. */
export async function pickFromBoard(page: Page, count: number): Promise<string[]> {
  await page.locator('[data-selection]').first().waitFor();
  const shown = await page.locator('[data-selection]').evaluateAll((cells) =>
    cells.map((one) => ({
      id: one.getAttribute('data-selection') ?? '',
      text: one.textContent ?? '',
    })),
  );
  const picked = new Map<string, string>();
  for (const { id, text } of shown) {
    const [fixture = '', type = '', , outcome] = id.split('.');
    const odds = Number(/\d+\.\d\d/.exec(text)?.[0] ?? 0);
    const fits = WINNERS.includes(type) && outcome !== 'X' && odds > 1.35 && odds < 3;
    if (fits && !picked.has(fixture) && picked.size < count) picked.set(fixture, id);
  }
  for (const id of picked.values()) {
    await cell(page, id).first().scrollIntoViewIfNeeded();
    await cell(page, id).first().click();
  }
  return [...picked.values()];
}

async function betWithBonus(page: Page, server: TestServer): Promise<void> {
  await login(page, server, 'member01');
  await page.waitForURL(`${server.url}/`);
  await page.goto(`${server.url}/korea/cross`);
  same((await pickFromBoard(page, 3)).length, 3, 'number of picks');
}

async function checkBooked(page: Page, server: TestServer): Promise<void> {
  const token = await tokenOf(page);
  await until('the bet is in the history', async () => (await bets(server, token)).length === 1);
  const bet = must((await bets(server, token))[0], 'bet');
  same(bet.status, 'accepted', 'status');
  same(bet.stake, STAKE, 'stake');
  same(bet.legs.length, 3, 'legs');
  same(bet.bonusFolders, 3, 'bonus folders');
  same((await member(server, token)).emoney, OPENING_BALANCE - STAKE, 'balance');
  await page
    .getByText(won(OPENING_BALANCE - STAKE))
    .first()
    .waitFor();
  await page.goto(`${server.url}/bet_result`);
  await page.getByText(won(bet.potentialPayout)).first().waitFor();
}

export const placeABet: Journey = {
  name: '2 log in, three legs and a bonus, stake, bet, balance, history',
  env: standingClock,
  async run({ server, open }) {
    const page = await open();
    await betWithBonus(page, server);
    await page.getByRole('button', { name: /^3폴더/ }).click();
    await placeBet(page, STAKE);
    await checkBooked(page, server);
  },
};

export const placeABetOnAPhone: Journey = {
  name: '8 the same board and bet on a phone',
  env: standingClock,
  async run({ server, open }) {
    const page = await open({ phone: true });
    await betWithBonus(page, server);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    same(width, 390, 'width of the page on a phone');
    await page.getByRole('button', { name: /베팅카트/ }).click();
    await page.getByRole('button', { name: /^3폴더/ }).click();
    await placeBet(page, STAKE);
    await checkBooked(page, server);
  },
};
