import { press } from '../lib/press.ts';
import {
  bets,
  type FixtureView,
  login,
  moveClock,
  must,
  passTime,
  placeLater,
  tokenOf,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

interface Detail {
  league: { id: string; name: string };
  fixture: FixtureView;
}

const MINUTE = 60_000;
/** As `rules/leg-result.ts` numbers and words them. */
const WORDS: Readonly<Record<number, string>> = { 1: '미적중', 2: '적중' };

test('a match that a bet was on is found among the results, with what became of the pick', {
  tag: '@phone',
}, async ({ page, server }) => {
  const token = await server.login('member01');
  const placed = await placeLater(server, token, { key: 'result-1', stake: 10_000 });
  const { fixtureId } = must(placed.legs[0], 'leg');
  const read = async (): Promise<Detail> =>
    (await server.call<{ data: Detail }>('GET', `/sports/fixture/${fixtureId}`)).body.data;
  const match = async (): Promise<FixtureView> => (await read()).fixture;
  const { league } = await read();
  const admin = await server.login('admin01');
  const { startsAt, home, away } = await match();
  await moveClock(server, admin, startsAt + 90 * MINUTE);
  for (let step = 0; (await match()).status !== 3; step += 1) {
    expect(step, 'steps of ten minutes until the end').toBeLessThan(20);
    await passTime(server, admin, 10 * MINUTE);
  }
  const score = must((await match()).score, 'score');

  await login(page, 'member01');
  const bet = must((await bets(server, await tokenOf(page)))[0], 'bet');
  expect(bet.id).toBe(placed.id);
  await page.goto('/game_result');
  const kinds = page.getByRole('navigation', { name: '결과 종류' });
  await expect(kinds.getByRole('link', { name: '스포츠 결과' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const seoul = new Date(startsAt + 9 * 60 * MINUTE).toISOString().slice(0, 10);
  await page.getByLabel('경기일').fill(seoul);
  await press(page.getByRole('button', { name: /^축구/ }));
  const row = page.getByRole('button', {
    name: `${home} ${score.home} ${away} ${score.away}`,
  });
  await press(row);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  const parts = page.getByRole('region', { name: /구간별 점수$/ });
  await expect(parts.getByRole('row', { name: home })).toContainText(String(score.home));
  const counts = page.getByRole('region', { name: /코너킥과 카드$/ });
  await expect(counts.getByRole('row', { name: /^코너킥 \d+:\d+/ })).toBeVisible();
  const market = page.getByRole('region', { name: '승무패', exact: true });
  const outcome = market.getByRole('listitem').filter({ hasText: `${home} 승` });
  const word = must(WORDS[must(bet.legs[0], 'leg').result], 'word of the result');
  await expect(outcome).toContainText(word);
  await expect(market).toContainText(`최종 ${score.home}:${score.away}`);

  const own = page.getByRole('region', { name: '이 경기 내 베팅' });
  await expect(own.getByRole('link', { name: new RegExp(word) })).toHaveAttribute(
    'href',
    new RegExp(`bet=${bet.id}`),
  );
  const mine = page.getByRole('button', { name: /^내 베팅 경기/ });
  await press(mine);
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await press(mine);

  await page.reload();
  await expect(outcome).toContainText(word);
  const before = new Date(startsAt - 15 * 60 * MINUTE).toISOString().slice(0, 10);
  await page.getByLabel('경기일').fill(before);
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`day=${before}`));

  await page.goto(`/bet_result?bet=${bet.id}`);
  await press(page.getByRole('link', { name: `${home} 대 ${away} 경기결과` }));
  await expect(row).toHaveAttribute('aria-expanded', 'true');

  await page.goto(`/sports_info?league=${league.id}`);
  const table = page.getByRole('table', { name: `${league.name} 순위표` });
  await press(table.getByRole('button', { name: home, exact: true }));
  await expect(page.getByRole('heading', { name: home, level: 2 })).toBeVisible();
  const latest = page.getByRole('region', { name: '최근 경기' }).getByRole('link').first();
  await expect(latest).toContainText(`${score.home} : ${score.away}`);
  await press(latest);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
});
