import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import {
  bets,
  type BetView,
  board,
  cell,
  type FixtureView,
  login,
  member,
  moveClock,
  must,
  searchBoard,
  serverNow,
  tokenOf,
  won,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const MINUTE = 60_000;
const MATCH = 120 * MINUTE;
const EACH = 10_000;

interface HomeWin {
  fixture: FixtureView;
  selectionId: string;
}

/** The home side to win, in the next football matches that have not begun. */
async function homeWins(server: TestServer, count: number): Promise<HomeWin[]> {
  const from = (await serverNow(server)) + 25 * MINUTE;
  const fixtures = (await board(server, 'cross', 'football')).sort(
    (a, b) => a.startsAt - b.startsAt,
  );
  const picks = fixtures
    .filter(({ startsAt }) => startsAt >= from)
    .flatMap((fixture) => {
      const market = fixture.markets.find(({ typeId, status }) => typeId === 1 && status === 1);
      const home = market?.selections.find(({ outcome, odds }) => outcome === '1' && odds < 300);
      return home ? [{ fixture, selectionId: home.id }] : [];
    })
    .slice(0, count);
  expect(picks, 'matches with a home price').toHaveLength(count);
  return picks;
}

async function pickAll(page: Page, picks: readonly HomeWin[], isMobile: boolean): Promise<void> {
  await page.goto('/korea/cross?sport=football');
  for (const { fixture, selectionId } of picks) {
    await searchBoard(page, fixture.home);
    await press(cell(page, selectionId).first());
  }
  if (isMobile) await press(page.getByRole('button', { name: /베팅카트/ }));
}

async function confirmBet(page: Page, amount: number): Promise<void> {
  await press(page.getByRole('button', { name: `${won(amount)}원 베팅하기` }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
}

/** Ends the matches as the test wants them: played first, then corrected by an admin. */
async function endAs(
  server: TestServer,
  admin: string,
  picks: readonly HomeWin[],
  homeWins: readonly boolean[],
): Promise<void> {
  const last = Math.max(...picks.map(({ fixture }) => fixture.startsAt));
  await moveClock(server, admin, last + MATCH);
  for (const [index, { fixture }] of picks.entries()) {
    const end = homeWins[index] ? { home: 2, away: 0 } : { home: 0, away: 2 };
    const none = { home: 0, away: 0 };
    const { status, body } = await server.call('PUT', `/admin/fixture/${fixture.id}/result`, {
      token: admin,
      body: { scores: { '10': none, '20': end, '100': end }, reason: '시스템 베팅 시험' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

/** What a system pays, counted here: each pair and the three of them, truncated to hundredths, then to won. */
function paysByHand({ legs }: BetView, each: number): number {
  const [a, b, c] = legs.map(({ odds, result }) => (result === 2 ? odds : 0)) as [
    number,
    number,
    number,
  ];
  const pair = (one: number, other: number) => Math.floor((one * other) / 100);
  const lines = [pair(a, b), pair(a, c), pair(b, c), Math.floor((a * b * c) / 10_000)];
  return lines.reduce((sum, odds) => sum + Math.floor((each * odds) / 100), 0);
}

/** Makes a Trixie of the picks on the slip and places it; returns the bet as the server has it. */
async function placeTrixie(page: Page, server: TestServer, token: string): Promise<BetView> {
  await press(page.getByRole('button', { name: '시스템', exact: true }));
  await press(page.getByRole('checkbox', { name: '3폴더 × 1' }));
  await expect(page.getByText('트릭시')).toBeVisible();
  await page.getByLabel('라인당 베팅금액').fill(String(EACH));
  await confirmBet(page, 4 * EACH);
  await expect.poll(async () => (await bets(server, token)).length).toBe(1);
  const placed = must((await bets(server, token))[0], 'bet');
  expect(placed).toMatchObject({
    status: 'accepted',
    stake: 4 * EACH,
    system: { sizes: [2, 3], lines: 4, lineStake: EACH },
  });
  return placed;
}

test('half of a system wins, and it pays what its lines pay', async ({ page, server }) => {
  // Hours of matches are played.
  test.setTimeout(360_000);
  const admin = await server.login('admin01');
  await login(page, 'member01');
  const token = await tokenOf(page);
  const before = (await member(server, token)).emoney;
  const picks = await homeWins(server, 3);
  await pickAll(page, picks, false);
  await placeTrixie(page, server, token);
  expect((await member(server, token)).emoney, 'balance').toBe(before - 4 * EACH);

  await endAs(server, admin, picks, [true, true, false]);
  // The session ended while the matches were played.
  await login(page, 'member01');
  const later = await tokenOf(page);
  const settled = must((await bets(server, later))[0], 'bet');
  expect(settled.legs.map(({ result }) => result)).toEqual([2, 2, 1]);
  const payout = paysByHand(settled, EACH);
  expect(payout, 'one line of four').toBeGreaterThan(0);
  expect(settled).toMatchObject({ status: 'settled', payout });
  expect((await member(server, later)).emoney, 'balance').toBe(before - 4 * EACH + payout);

  await page.goto(`/bet_result?bet=${settled.id}`);
  await expect(page.getByRole('heading', { name: '시스템 2,3/3 · 4라인' }).first()).toBeVisible();
  await expect(page.getByText('적중 1 · 미적중 3').first()).toBeVisible();
  await expect(page.getByText(`4라인 × ${won(EACH)}원`)).toBeVisible();
});

test('a system of three is placed and is in the history', { tag: '@phone' }, async ({
  page,
  server,
  isMobile,
}) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  await pickAll(page, await homeWins(server, 3), isMobile);
  const { id, potentialPayout } = await placeTrixie(page, server, token);
  await page.goto(`/bet_result?bet=${id}`);
  await expect(page.getByText('시스템 2,3/3 · 4라인').first()).toBeVisible();
  await expect(page.getByText(won(potentialPayout)).first()).toBeVisible();
});

test('several singles are placed at once, each with an answer of its own', {
  tag: '@phone',
}, async ({ page, server, isMobile }) => {
  await login(page, 'member02');
  const token = await tokenOf(page);
  const picks = await homeWins(server, 3);
  await pickAll(page, picks, isMobile);
  await press(page.getByRole('button', { name: '단폴', exact: true }));
  await page.getByLabel('1건당 베팅금액').fill(String(EACH));
  const before = (await member(server, token)).emoney;
  await confirmBet(page, 3 * EACH);
  await expect(page.getByText('단폴 3건이 모두 접수되었습니다.')).toBeVisible();
  const placed = await bets(server, token);
  expect(placed.map(({ stake, legs }) => [stake, legs.length])).toEqual(picks.map(() => [EACH, 1]));
  expect(new Set(placed.map(({ key }) => key)).size, 'keys').toBe(3);
  expect((await member(server, token)).emoney, 'balance').toBe(before - 3 * EACH);
  await expect(page.getByRole('button', { name: '베팅하기' })).toBeDisabled();
});
