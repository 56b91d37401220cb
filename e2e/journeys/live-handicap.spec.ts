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
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const MINUTE = 60_000;
const STAKE = 20_000;
const HANDICAP = 3;

interface LateHandicap {
  match: FixtureView;
  /** Of the home side at 0: void when both sides score alike from then on. */
  selectionId: string;
}

function levelHandicap(match: FixtureView): LateHandicap | null {
  const { clock, score } = match;
  const isLate = (clock?.minute ?? 0) >= 80 && score !== null && score.home + score.away > 0;
  const market = match.markets.find(
    ({ typeId, line, status }) => typeId === HANDICAP && line === 0 && status === 1,
  );
  const home = market?.selections.find(({ outcome }) => outcome === '1');
  return isLate && home ? { match, selectionId: home.id } : null;
}

/** A football match near its end, after a goal, with a handicap of 0 on offer. */
async function lateHandicap(server: TestServer, admin: string): Promise<LateHandicap> {
  for (let minute = 0; minute < 600; minute += 2) {
    const live = await board(server, 'live', 'football');
    const found = live.map(levelHandicap).find((one) => one !== null);
    if (found) return found;
    await passTime(server, admin, 2 * MINUTE);
  }
  throw new Error('no late handicap at 0 within ten hours');
}

test('a handicap in play says what it counts from, from the cell to the push', async ({
  page,
  server,
}) => {
  const admin = await server.login('admin01');
  const { match, selectionId } = await lateHandicap(server, admin);
  const score = must(match.score, 'score');
  const basis = `${score.home}:${score.away} 기준`;
  await login(page, 'member01');
  const token = await tokenOf(page);
  const before = (await member(server, token)).emoney;

  await page.goto('/korea/live');
  await searchBoard(page, match.home);
  const price = cell(page, selectionId).first();
  await expect(price).toHaveAccessibleName(new RegExp(`^${match.home} 0, ${basis}, 배당`));
  await press(price);
  const leg = page.locator(`[data-leg="${selectionId}"]`);
  await expect(leg.getByText(basis)).toBeVisible();

  await placeBet(page, STAKE);
  const pending = page.getByRole('region', { name: '접수 대기 중인 베팅' });
  await expect(pending.getByText(`${match.home} 0 · 핸디캡 · ${basis}`)).toBeVisible();
  await expect(pending.getByText(/득점과 배당 변동을 확인한 뒤 접수/)).toBeVisible();
  await page.goto('/bet_result');
  await expect(page.getByText(basis).first()).toBeVisible();

  await passTime(server, admin, 10_000);
  for (let step = 0; step < 60; step += 1) {
    if ((await bets(server, token))[0]?.status === 'settled') break;
    await passTime(server, admin, MINUTE);
  }
  // However the match ended: one goal each after the bet, as staff corrects it.
  const final = { home: score.home + 1, away: score.away + 1 };
  const correction = { scores: { 100: final }, reason: '기록 정정' };
  const corrected = await server.call('PUT', `/admin/fixture/${match.id}/result`, {
    token: admin,
    body: correction,
  });
  expect(corrected.status, 'status of the correction').toBe(200);
  const bet = must((await bets(server, token))[0], 'bet');
  expect(bet).toMatchObject({ status: 'settled', label: 3, payout: STAKE });
  expect((await member(server, token)).emoney, 'balance at the end').toBe(before);
  await page.goto(`/bet_result?bet=${bet.id}`);
  const reason = new RegExp(
    `^${basis} 0, 최종 ${final.home}:${final.away} → 핸디캡을 적용하면 동점`,
  );
  await expect(page.getByText(reason).first()).toBeVisible();
});
