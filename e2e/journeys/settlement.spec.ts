import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import {
  bets,
  board,
  cell,
  type FixtureView,
  login,
  member,
  must,
  passTime,
  placeBet,
  searchBoard,
  tokenOf,
  won,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const MINUTE = 60_000;
const STAKE = 100_000;

function goals({ score }: FixtureView): number {
  return (score?.home ?? 0) + (score?.away ?? 0);
}

/** A football match early in its first half with its winner market open: time enough for a goal. */
async function youngMatch(server: TestServer, admin: string): Promise<FixtureView> {
  for (let minute = 0; minute < 240; minute += 5) {
    const live = await board(server, 'live', 'football');
    const young = live.find(
      (one) =>
        (one.clock?.minute ?? 90) < 15 &&
        one.markets.some((market) => market.typeId === 1 && market.status === 1),
    );
    if (young) return young;
    await passTime(server, admin, 5 * MINUTE);
  }
  throw new Error('no football match began within four hours');
}

async function current(server: TestServer, id: string): Promise<FixtureView> {
  const { body } = await server.call<{ data: { fixture: FixtureView } }>(
    'GET',
    `/sports/fixture/${id}`,
  );
  return body.data.fixture;
}

/** Moves time on until a goal has been scored and the winner market is open again. */
async function untilGoal(
  server: TestServer,
  admin: string,
  match: FixtureView,
): Promise<FixtureView> {
  for (let step = 0; step < 200; step += 1) {
    await passTime(server, admin, MINUTE / 2);
    const now = await current(server, match.id);
    if (now.status !== 2) throw new Error('the match ended without a goal; choose another seed');
    const open = now.markets.some((market) => market.typeId === 1 && market.status === 1);
    if (goals(now) > goals(match) && open) return now;
  }
  throw new Error('no goal');
}

function winnerOdds(fixture: FixtureView, selectionId: string): number {
  const all = fixture.markets.flatMap((market) => market.selections);
  return must(
    all.find((one) => one.id === selectionId),
    `selection ${selectionId}`,
  ).odds;
}

async function playToTheEnd(server: TestServer, admin: string, id: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await passTime(server, admin, 5 * MINUTE);
    if ((await current(server, id)).status === 3) return;
  }
  throw new Error('the match did not end');
}

test('a goal moves the odds, the slip asks, the game ends, the bet is settled', {
  tag: '@gate',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  const match = await youngMatch(server, admin);
  await login(page, 'member01');
  const token = await tokenOf(page);
  const onlyBet = async () => must((await bets(server, token))[0], 'bet');
  await page.goto('/korea/live');
  await searchBoard(page, match.home);
  const winner = must(
    match.markets.find((market) => market.typeId === 1),
    'winner market',
  );
  const pick = must(winner.selections[0], 'home win').id;
  await press(cell(page, pick).first());

  const after = await untilGoal(server, admin, match);
  // The goal comes more than an hour after the login: a notice opens over whatever is open.
  const check = page.getByRole('dialog', { name: '이용 시간 알림' });
  await check.waitFor({ timeout: 30_000 });
  await press(check.getByRole('button', { name: '계속 이용' }));
  await expect(check).toBeHidden();
  const odds = (winnerOdds(after, pick) / 100).toFixed(2);
  await expect(cell(page, pick).first()).toContainText(odds);
  // The slip asks: the odds that were pressed, the odds now, and whether to take them.
  const warning = page.getByText(/배당 (상승|하락)/).first();
  await expect(warning).toBeVisible();
  await expect(warning).toContainText(odds);
  await press(page.getByRole('button', { name: /수락/ }).first());
  await placeBet(page, STAKE);
  const status = async () => (await bets(server, token))[0]?.status;
  await expect.poll(status, { message: 'the bet waits for its delay' }).toBe('pending');
  expect((await member(server, token)).emoney, 'balance with the stake held').toBe(900_000);

  await passTime(server, admin, 10_000);
  expect((await onlyBet()).status, 'status after the delay').toBe('accepted');

  await playToTheEnd(server, admin, match.id);
  const bet = await onlyBet();
  expect(bet.status, 'status at the end').toBe('settled');
  const hit = bet.legs[0]?.result === 2;
  const due = hit ? Math.floor((STAKE * must(bet.legs[0], 'leg').odds) / 100) : 0;
  expect(bet.payout, 'payout').toBe(due);
  const balance = 900_000 + due;
  expect((await member(server, token)).emoney, 'balance at the end').toBe(balance);
  await expect(page.getByText(won(balance)).first()).toBeVisible();
  const results = page.getByRole('link', { name: /^베팅내역/ }).first();
  await expect(results, 'the result is news').toHaveText('베팅내역1');
  await page.goto('/bet_result');
  const card = page.getByRole('article').filter({ hasText: won(STAKE) });
  await expect(card.getByText(hit ? '적중' : '미적중', { exact: true })).toBeVisible();
  await expect(results, 'the result is seen').toHaveText('베팅내역');
});
