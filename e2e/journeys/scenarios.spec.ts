import { detail, enter, homePrice, isOpen, stage } from '../lib/in-play.ts';
import { press } from '../lib/press.ts';
import { bets, login, member, must, openSlip, passTime, placeBet, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

// Titles begin with the id of their scenario: docs/scenarios.md, `modules/staging/scenarios.ts`.
test.use({
  serverEnv: { CLOCK: 'manual', CLOCK_START: '2026-11-21T12:20:00Z', SCENARIOS: '1' },
});

const SECOND = 1_000;
const STAKE = 20_000;

test('cash-out-goal: a goal while the cash-out waits refuses it, and the next offer is taken', {
  tag: '@phone',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  const pass = async (seconds: number) => passTime(server, admin, seconds * SECOND);
  const { fixture } = await stage(server, 'cash-out-goal');
  const { id } = fixture;
  await login(page, 'member01');
  await enter(page, `?fixture=${id}`);
  await press(homePrice(page, fixture.home));
  await openSlip(page);
  await placeBet(page, STAKE);
  const token = await tokenOf(page);
  const bet = async () => must((await bets(server, token))[0], 'bet');
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('pending');
  await pass(20);
  await expect.poll(async () => (await bet()).status).toBe('accepted');
  const before = (await member(server, token)).emoney;

  await page.goto(`/bet_result?bet=${(await bet()).id}`);
  const panel = page.getByRole('region', { name: '캐시아웃' });
  await press(panel.getByRole('button', { name: '전체 정산', exact: true }));
  await press(panel.getByRole('button', { name: /전체 정산하기$/ }));
  await expect(panel.getByRole('status')).toBeVisible();
  await pass(1);
  expect((await detail(server, id)).events.at(-1)?.kind, 'what came meanwhile').toBe('score');
  await pass(7);
  // Refused: the stake stays in the bet, and nothing was paid.
  expect((await member(server, token)).emoney).toBe(before);
  expect((await bet()).status).toBe('accepted');

  await pass(2);
  expect(isOpen(await detail(server, id))).toBe(true);
  await press(panel.getByRole('button', { name: '전체 정산', exact: true }));
  await press(panel.getByRole('button', { name: /전체 정산하기$/ }));
  await pass(10);
  await expect.poll(async () => (await bet()).status).toBe('settled');
  const paid = must((await bet()).payout, 'payout');
  // Its side had scored.
  expect(paid).toBeGreaterThan(STAKE);
  expect((await member(server, token)).emoney).toBe(before + paid);
});

test('suspend-on-submit: a bet in play is refused, and offered again at the odds of then', {
  tag: '@phone',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  const pass = async (seconds: number) => passTime(server, admin, seconds * SECOND);
  const { fixture } = await stage(server, 'suspend-on-submit');
  const { id } = fixture;
  await login(page, 'member01');
  await enter(page, `?fixture=${id}`);
  await press(homePrice(page, fixture.home));
  await openSlip(page);
  const token = await tokenOf(page);
  const before = (await member(server, token)).emoney;
  await placeBet(page, STAKE);
  const pending = page.getByRole('region', { name: '접수 대기 중인 베팅' });
  await expect(pending.getByText(/득점과 배당 변동을 확인한 뒤 접수/)).toBeVisible();
  await pass(1);
  await pass(8);
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('refused');
  expect((await member(server, token)).emoney, 'the stake is back').toBe(before);
  await pass(2);
  await press(page.getByRole('button', { name: '다시 담기' }).first());
  await press(page.getByRole('button', { name: `${fixture.home} 승 배당 변경 수락` }));
  await placeBet(page, STAKE);
  await pass(10);
  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('accepted');
  const [again, refused] = await bets(server, token);
  expect(must(again, 'bet').totalOdds).toBeLessThan(must(refused, 'refused bet').totalOdds);
});
