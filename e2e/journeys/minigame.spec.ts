import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { bets, login, member, moveClock, must, tokenOf, won } from '../lib/site.ts';
import { expect, smallWorld, test } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

const STAKE = 50_000;
const OPENING_BALANCE = 1_000_000;

interface Events {
  round: number;
  closesAt: number;
  drawsAt: number;
  lastResults: { round: number; result: { powerball: number } | null }[];
}

async function events(server: TestServer): Promise<Events> {
  const { body } = await server.call<Events>('GET', '/minigame/events?gameId=213&currentGame=1');
  return body;
}

test('a powerball round from pick to pay-out', { tag: ['@gate-phone', '@phone'] }, async ({
  page,
  server,
}) => {
  const admin = await server.login('admin01');
  // Just opened, so that the round does not close on the way.
  await moveClock(server, admin, (await events(server)).drawsAt + 100);
  const { round, closesAt, drawsAt } = await events(server);
  await login(page, 'member01');
  const token = await tokenOf(page);
  await page.goto('/minigame/eos/powerball3');
  await expect(page.getByText(`${round}회차`).first()).toBeVisible();
  await press(page.getByRole('button', { name: /^파워볼 홀짝 홀/ }));
  const bar = page.getByRole('button', { name: /베팅카트 열기/ });
  const stake = page.getByLabel('베팅금액');
  await bar.or(stake).first().waitFor();
  if (await bar.isVisible()) await press(bar);
  await stake.fill(String(STAKE));
  await press(page.getByRole('button', { name: /\d원? 베팅하기$/ }));
  await expect(page.getByText('베팅이 완료되었습니다.')).toBeVisible();
  const bet = must((await bets(server, token))[0], 'bet');
  expect(bet).toMatchObject({ status: 'accepted', stake: STAKE });
  expect((await member(server, token)).emoney).toBe(OPENING_BALANCE - STAKE);

  await moveClock(server, admin, closesAt);
  await expect(page.getByText('마감', { exact: true }).first()).toBeVisible();
  await moveClock(server, admin, drawsAt + 500);
  const [last] = (await events(server)).lastResults;
  const drawn = must(last?.result, 'result');
  const due = drawn.powerball % 2 === 1 ? Math.floor(STAKE * 1.95) : 0;
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('settled');
  expect((await bets(server, token))[0]?.payout).toBe(due);
  const balance = OPENING_BALANCE - STAKE + due;
  await expect(page.getByText(won(balance)).first()).toBeVisible();
  await expect(page.getByText(`${round + 1}회차`).first()).toBeVisible();

  await page.goto('/bet_result');
  await expect(page.getByText(`${round}회차`, { exact: false }).first()).toBeVisible();
  await page.goto('/game_result/minigame?game=213');
  await expect(page.getByText(`파워볼 ${drawn.powerball}`).first()).toBeAttached();
});
