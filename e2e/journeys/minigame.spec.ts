import type { Page } from '@playwright/test';
import { isLost } from '#rules/leg-result.ts';
import { gameOutcome, type GameResult, settleRoundPick } from '#rules/rounds/round.ts';
import type { VirtualCard } from '#rules/rounds/virtual.ts';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { bets, login, member, moveClock, must, tokenOf, won } from '../lib/site.ts';
import { expect, smallWorld, test } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

const STAKE = 50_000;
const OPENING_BALANCE = 1_000_000;

interface Events {
  round: number;
  roundId: string;
  closesAt: number;
  drawsAt: number;
  lastResults: { round: number; result: GameResult | null; card?: VirtualCard }[];
}

async function events(server: TestServer, gameId: number): Promise<Events> {
  const path = `/minigame/events?gameId=${gameId}&currentGame=1`;
  return (await server.call<Events>('GET', path)).body;
}

/** A member at a table whose round has just opened, so that it does not close on the way. */
async function sitDown(page: Page, server: TestServer, gameId: number, path: string) {
  const admin = await server.login('admin01');
  await moveClock(server, admin, (await events(server, gameId)).drawsAt + 100);
  await login(page, 'member01');
  const token = await tokenOf(page);
  await page.goto(path);
  const table = await events(server, gameId);
  await expect(page.getByText(new RegExp(`^${table.round}(회차|경주)$`)).first()).toBeVisible();
  return { admin, token, ...table };
}

async function betOn(page: Page, name: RegExp): Promise<void> {
  await press(page.getByRole('button', { name }).first());
  const bar = page.getByRole('button', { name: /베팅카트 열기/ });
  const stake = page.getByLabel('베팅금액');
  await bar.or(stake).first().waitFor();
  if (await bar.isVisible()) await press(bar);
  await stake.fill(String(STAKE));
  await press(page.getByRole('button', { name: /\d원? 베팅하기$/ }));
  await expect(page.getByText('베팅이 완료되었습니다.')).toBeVisible();
}

/** What a bet is due by the result that the site publishes. */
async function dueOf(
  server: TestServer,
  gameId: number,
  pick: { market: string; selection: string; odds: number },
): Promise<number> {
  const [last] = (await events(server, gameId)).lastResults;
  const { result, odds } = settleRoundPick(
    gameOutcome(must(last?.result, 'result'), last?.card),
    pick,
  );
  return isLost(result) ? 0 : Math.floor((STAKE * odds) / 100);
}

test('a powerball round from pick to pay-out', { tag: ['@gate-phone', '@phone'] }, async ({
  page,
  server,
}) => {
  const { admin, token, round, closesAt, drawsAt } = await sitDown(
    page,
    server,
    213,
    '/minigame/eos/powerball3',
  );
  await betOn(page, /^파워볼 홀짝 홀/);
  const bet = must((await bets(server, token))[0], 'bet');
  expect(bet).toMatchObject({ status: 'accepted', stake: STAKE });
  expect((await member(server, token)).emoney).toBe(OPENING_BALANCE - STAKE);

  await moveClock(server, admin, closesAt);
  await expect(page.getByText('마감', { exact: true }).first()).toBeVisible();
  await moveClock(server, admin, drawsAt + 500);
  const due = await dueOf(server, 213, { market: 'p-oe', selection: 'odd', odds: 195 });
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('settled');
  expect((await bets(server, token))[0]?.payout).toBe(due);
  await expect(page.getByText(won(OPENING_BALANCE - STAKE + due)).first()).toBeVisible();
  await expect(page.getByText(`${round + 1}회차`).first()).toBeVisible();

  await page.goto('/bet_result');
  await expect(page.getByText(`${round}회차`, { exact: false }).first()).toBeVisible();
  const [last] = (await events(server, 213)).lastResults;
  if (last?.result?.family !== 'powerball') throw new Error('no powerball was drawn');
  await page.goto('/game_result/minigame?game=213');
  await expect(page.getByText(`파워볼 ${last.result.powerball}`).first()).toBeAttached();
});

test('a hand of baccarat: the other side is refused, the hand is dealt and paid', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { admin, token, drawsAt, roundId } = await sitDown(
    page,
    server,
    301,
    '/minigame/lotus/baccarat',
  );
  await betOn(page, /^승부 플레이어/);
  const other = await server.call<{ refusals: { code: string }[] }>('POST', '/minigame/bet', {
    token,
    headers: { 'idempotency-key': 'the-other-side' },
    body: { stake: STAKE, roundId, market: 'main', selection: 'banker', odds: 195 },
  });
  expect(other.body.refusals.map(({ code }) => code)).toEqual(['OPPOSITE_BET']);

  await moveClock(server, admin, drawsAt + 100);
  await expect(page.getByRole('button', { name: '건너뛰기' })).toBeVisible();
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('settled');
  const due = await dueOf(server, 301, { market: 'main', selection: 'player', odds: 200 });
  expect((await bets(server, token))[0]?.payout).toBe(due);
  await expect(page.getByText(won(OPENING_BALANCE - STAKE + due)).first()).toBeVisible();
});

test('a horse race is run in the order of its result, and its winner paid', {
  tag: '@phone',
}, async ({ page, server }) => {
  const { admin, token, drawsAt } = await sitDown(
    page,
    server,
    721,
    '/minigame/bet365/horse?venue=britanniaways',
  );
  await betOn(page, /^단승 1번/);
  const bet = must((await bets(server, token))[0], 'bet');
  await moveClock(server, admin, drawsAt + 100);
  const skip = page.getByRole('button', { name: '건너뛰기' });
  await expect(skip).toBeVisible();
  await press(skip);
  await expect(skip).toBeHidden();
  // Bets on a race are paid when it is run.
  await moveClock(server, admin, drawsAt + 90_000);
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('settled');
  const due = await dueOf(server, 721, { market: 'win', selection: '1', odds: bet.totalOdds });
  expect((await bets(server, token))[0]?.payout).toBe(due);
  await page.goto('/game_result/virtuals/horse');
  await expect(page.getByText('브리타니아 웨이').first()).toBeVisible();
});
