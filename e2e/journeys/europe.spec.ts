import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { bets, login, must, openSlip, PASSWORD, placeBet, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 30_000;
const MARKET = '양팀 모두 득점';

interface LeagueCount {
  league: { id: string; sport: string; name: string };
  fixtures: number;
}

/** A football league that is not the one the page shows at first. */
async function anotherLeague(server: TestServer): Promise<LeagueCount> {
  const { body } = await server.call<LeagueCount[]>('GET', '/sports/league');
  const football = body.filter(({ league }) => league.sport === 'football');
  return must(
    football.find(({ fixtures }, at) => at > 0 && fixtures > 1),
    'second league',
  );
}

/** Opens an address of the board, and confirms to enter; it is asked once while the document lives. */
async function enter(page: Page, query = ''): Promise<void> {
  await page.goto(`/europe${query}`);
  await confirmEntry(page);
}

async function confirmEntry(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog')).toContainText('유럽형 스포츠로 입장하시겠습니까?');
  await press(page.getByRole('alertdialog').getByRole('button', { name: '입장하기' }));
}

async function chooseLeague(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await press(page.getByRole('button', { name: '리그 선택' }));
  await page.getByRole('searchbox', { name: '국가·리그 검색' }).fill(name);
  await press(page.getByRole('link', { name: new RegExp(`^${name}`) }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a league, a match, a market that is found and pinned, and a bet on it', {
  tag: '@phone',
}, async ({ page, server, isMobile }) => {
  await login(page, 'member01');
  await enter(page);
  const { league, fixtures } = await anotherLeague(server);
  await chooseLeague(page, league.name, isMobile);
  const rows = page.locator('#board').getByRole('group', { name: / – / });
  await expect(rows).toHaveCount(fixtures);

  await press(rows.last().getByRole('button', { name: /전체 마켓 보기/ }));
  const match = page.getByRole('heading', { level: 1, name: / 대 / });
  await expect(match).toBeVisible();
  const [home = ''] = must(await match.textContent(), 'name of the match').split(' 대 ');

  await page.getByRole('searchbox', { name: '마켓 검색' }).fill('ㅇㅌㅁㄷ');
  await press(page.getByRole('button', { name: `${MARKET} 고정하기`, exact: true }));
  await page.getByRole('searchbox', { name: '마켓 검색' }).fill('');
  const pinned = page.getByRole('region', { name: '고정한 마켓' });
  await expect(pinned.getByRole('region', { name: MARKET, exact: true })).toBeVisible();

  // The pin and a group that was folded away are as they were left.
  const all = page.getByRole('group', { name: '마켓 종류' }).getByRole('button', { name: /^전체/ });
  await press(all);
  await press(page.getByRole('button', { name: /^핸디캡 \d+$/, expanded: true }));
  await page.reload();
  await confirmEntry(page);
  await expect(pinned.getByRole('region', { name: MARKET, exact: true })).toBeVisible();
  await press(all);
  await expect(page.getByRole('button', { name: /^핸디캡 \d+$/, expanded: false })).toBeVisible();
  const { width } = must(page.viewportSize(), 'window');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, 'width of the page').toBeLessThanOrEqual(width);

  await press(pinned.getByRole('button', { name: /, 배당/ }).first());
  await openSlip(page);
  await placeBet(page, STAKE);
  const token = await tokenOf(page);
  await expect.poll(async () => (await bets(server, token)).length, 'bets').toBe(1);
  const bet = must((await bets(server, token))[0], 'bet');
  expect(bet.legs).toMatchObject([{ typeId: 17, home }]);
  await page.goto('/bet_result');
  await expect(page.getByText(MARKET).first()).toBeVisible();
});

test('a link to a match leads back to its league, and one to a league without matches to the others', async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  const { league } = await anotherLeague(server);
  await enter(page, `?league=${league.id}`);
  await press(page.getByRole('button', { name: /전체 마켓 보기/ }).first());
  await expect(page.getByRole('heading', { level: 1, name: / 대 / })).toBeVisible();
  const address = page.url();
  await enter(page, new URL(address.replace(/league=[^&]*&/, '')).search);
  await press(page.getByRole('link', { name: '경기 목록으로' }));
  await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible();

  await enter(page, '?league=no-such-league');
  await expect(page.getByText('이 리그에는 지금 열린 경기가 없습니다.')).toBeVisible();
  await press(page.getByRole('link', { name: '다른 리그 보기' }));
  await expect(page.getByRole('button', { name: /전체 마켓 보기/ }).first()).toBeVisible();
});

test('a guest is sent to the login and comes back to the league', async ({ page, server }) => {
  const { league } = await anotherLeague(server);
  await page.goto(`/europe?league=${league.id}`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('아이디', { exact: true }).fill('member01');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await confirmEntry(page);
  await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible();
});

test('who does not enter is at home again', async ({ page }) => {
  await login(page, 'member01');
  await page.goto('/europe');
  await press(page.getByRole('alertdialog').getByRole('button', { name: '취소' }));
  await expect(page).toHaveURL(/\/$/);
});
