import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import {
  bets,
  board,
  cell,
  type FixtureView,
  login,
  moveClock,
  must,
  openSlip,
  placeBet,
  serverNow,
  tokenOf,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const MINUTE = 60_000;
const MATCH = 120 * MINUTE;
const STAKE = 20_000;
const [WINNER, TOTAL, FIRST_HALF_TOTAL] = [1, 2, 21];

interface Pick {
  selectionId: string;
  odds: number;
  line: number | null;
}

/** A football match that begins in a while, with all of its markets. */
async function laterMatch(server: TestServer): Promise<FixtureView> {
  const now = await serverNow(server);
  const later = (await board(server, 'cross', 'football'))
    .filter(({ startsAt }) => startsAt > now + 25 * MINUTE)
    .sort((one, other) => one.startsAt - other.startsAt);
  const { id } = must(later[0], 'match that begins later');
  const { body } = await server.call<{ data: { fixture: FixtureView } }>(
    'GET',
    `/sports/fixture/${id}`,
  );
  return body.data.fixture;
}

function pickOf({ markets }: FixtureView, typeId: number, outcome: string): Pick {
  const open = markets.filter((market) => market.typeId === typeId && market.status === 1);
  const market = must(open[Math.floor(open.length / 2)], `market ${typeId}`);
  const selection = must(
    market.selections.find((one) => one.outcome === outcome),
    outcome,
  );
  return { selectionId: selection.id, odds: selection.odds, line: market.line };
}

async function quoteOf(server: TestServer, picks: readonly Pick[]): Promise<number> {
  const legs = picks.map((pick) => ({ ...pick, offerScore: null, inPlay: false }));
  const { body } = await server.call<{ odds: number }>('POST', '/bet/joint-price', {
    body: { legs },
  });
  return body.odds;
}

const shown = (odds: number) => (odds / 100).toFixed(2);

async function enter(page: Page, fixtureId: string): Promise<void> {
  await page.goto(`/europe?fixture=${fixtureId}`);
  await press(page.getByRole('alertdialog').getByRole('button', { name: '입장하기' }));
  await expect(page.getByRole('heading', { level: 1, name: / 대 / })).toBeVisible();
  // Halves are not among the first markets.
  const tabs = page.getByRole('group', { name: '마켓 종류' });
  await press(tabs.getByRole('button', { name: /^전체/ }));
}

/** Presses a price of the match's page; the sheet of a phone is closed for it. */
async function pick(page: Page, { selectionId }: Pick): Promise<void> {
  await press(cell(page, selectionId).first());
}

async function closeSlip(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: '베팅카트 닫기' });
  if (await close.isVisible()) await press(close);
}

test('a European slip that breaks and mends the rule of kinds, is placed at its joint price and settled', {
  tag: '@phone',
}, async ({ page, server }) => {
  // Hours of matches are played.
  test.setTimeout(360_000);
  const match = await laterMatch(server);
  const [win, over, half] = [
    pickOf(match, WINNER, '1'),
    pickOf(match, TOTAL, 'Over'),
    pickOf(match, FIRST_HALF_TOTAL, 'Over'),
  ];
  await login(page, 'member01');
  await enter(page, match.id);

  // Two kinds of one match: one price, that of the server.
  await pick(page, win);
  await pick(page, half);
  await openSlip(page);
  const row = page.locator(`[data-joint="${match.id}"]`);
  await expect(row).toContainText('같은 경기 조합 배당');
  await expect(row).toContainText(shown(await quoteOf(server, [win, half])));

  // A second one of a kind is not taken; the slip names both and offers to swap.
  await closeSlip(page);
  await pick(page, over);
  await openSlip(page);
  const notices = page.getByRole('list', { name: '확인이 필요한 사항' });
  await expect(notices).toContainText('종류가 서로 다른 항목만');
  await expect(row).toContainText('2개 선택');
  await press(notices.getByRole('button', { name: '기존 선택과 바꾸기' }));
  await expect(notices).toBeHidden();
  const odds = await quoteOf(server, [win, over]);
  await expect(row).toContainText(shown(odds));

  await placeBet(page, STAKE);
  const token = await tokenOf(page);
  await expect.poll(async () => (await bets(server, token)).length, 'bets').toBe(1);
  const placed = must((await bets(server, token))[0], 'bet');
  expect(placed).toMatchObject({
    stake: STAKE,
    totalOdds: odds,
    joint: [{ legs: [0, 1], odds, factors: [{ legs: [0, 1] }] }],
    potentialPayout: Math.floor((STAKE * odds) / 100),
  });

  const admin = await server.login('admin01');
  await moveClock(server, admin, match.startsAt + MATCH);
  // The session has ended meanwhile.
  await login(page, 'member01');
  const settled = must((await bets(server, await tokenOf(page)))[0], 'settled bet');
  expect(settled.status).toBe('settled');
  const results = settled.legs.map(({ result }) => result);
  const isWon = results.every((result) => result === 2);
  if (isWon) expect(settled.payout).toBe(Math.floor((STAKE * odds) / 100));
  else if (results.includes(1)) expect(settled.payout).toBe(0);
  // A half result, or one on its line: the product of what each returns, by the same factor.
  else expect(settled.payout).toBeLessThan(Math.floor((STAKE * odds) / 100));

  await page.goto('/bet_result');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('같은 경기 조합 배당');
  await expect(card).toContainText(shown(odds));
});
