import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { board, login, moveClock, must, passTime, serverNow, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STAKE = 20_000;

/** A deposit of the member that staff has approved, without the browser. */
async function deposit(server: TestServer, page: Page, amount: number): Promise<void> {
  const opened = await server.call<{ id: string }>('POST', '/charge', {
    token: await tokenOf(page),
    headers: { 'idempotency-key': 'journey-deposit' },
    body: { amount, depositorName: '김한판', chargeType: 1, bonus: 'none' },
  });
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  const approved = await server.call('POST', `/desk/request/deposit/${opened.body.id}`, {
    token: await server.login('manager01'),
    body: { event: 'approve', reason: null },
  });
  expect(approved.status, JSON.stringify(approved.body)).toBe(200);
}

test('a deposit lets a member attend, and claim a quest once', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await login(page, 'member02');
  await page.goto('/attendance');
  const attend = page.getByRole('button', { name: '오늘 출석하기' });
  await expect(page.getByText(/30,000원 이상 충전하시면/)).toBeVisible();
  await expect(attend).toBeHidden();
  await deposit(server, page, 50_000);
  await page.reload();
  await press(attend);
  await expect(attend).toBeHidden();

  await page.goto('/quest');
  await press(page.getByRole('button', { name: '충전 50,000원 받기' }));
  await expect(page.getByText(/퀘스트 보상 1,000P가 지급되었습니다/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '충전 50,000원 받기' })).toBeHidden();
  await page.goto('/mywallet/statement?account=points');
  await expect(page.getByText('출석보상').first()).toBeVisible();
  await expect(page.getByText('이벤트 지급').first()).toBeVisible();
});

/** Bets on each outcome of a match of the day, each by itself: one of them wins. Returns when the match begins. */
async function betOnAll(server: TestServer, token: string): Promise<number> {
  const now = await serverNow(server);
  const fixtures = await board(server, 'cross', 'football');
  const soon = fixtures.filter(({ startsAt }) => startsAt > now && startsAt < now + 6 * HOUR);
  const match = must(
    soon.find(({ markets }) =>
      markets.some(
        ({ typeId, selections }) => typeId === 1 && selections.every(({ odds }) => odds >= 160),
      ),
    ),
    'match whose outcomes all pay',
  );
  const market = must(
    match.markets.find(({ typeId }) => typeId === 1),
    'winner market',
  );
  for (const { id: selectionId, odds, outcome } of market.selections) {
    const leg = { selectionId, odds, line: null, offerScore: null, inPlay: false };
    const { status, body } = await server.call('POST', '/bet', {
      token,
      headers: { 'idempotency-key': `journey-${outcome}-outcome` },
      body: { stake: STAKE, oddsPolicy: 'any', bonusFolders: null, legs: [leg] },
    });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  return match.startsAt;
}

test('a tournament is joined, and its ranking moves when a bet is won', async ({
  page,
  server,
}) => {
  const admin = await server.login('admin01');
  await login(page, 'member01');
  await page.goto('/tournament');
  await press(page.getByRole('button', { name: '참가하기' }));
  await expect(page.getByText('참가 중').first()).toBeVisible();
  const start = await betOnAll(server, await tokenOf(page));
  await moveClock(server, admin, start + 100 * MINUTE);
  // The session is over meanwhile; what was bet is not.
  await page.evaluate(() => localStorage.clear());
  await login(page, 'member01');
  await page.goto('/tournament');
  const first = page.getByRole('table').getByRole('row').nth(1);
  await expect(first).toContainText('0.00');
  // The match ends within the next minutes, and the ranking on the screen moves by itself.
  await expect(async () => {
    await passTime(server, admin, MINUTE);
    await expect(first).not.toContainText('0.00', { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect(first).toContainText('한판이');
});
