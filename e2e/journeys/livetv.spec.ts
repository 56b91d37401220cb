import { detail, earlyMatch } from '../lib/in-play.ts';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test('a running match is watched, and its markets are one press away', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const admin = await server.login('admin01');
  const { id, home, away } = await earlyMatch(server, admin);
  await login(page, 'member01');
  await page.goto('/livetv');
  const schedule = page.getByRole('navigation', { name: '중계 일정' });
  await expect(schedule.getByRole('heading', { name: '예정 경기' })).toBeVisible();
  await press(page.getByRole('button', { name: /^축구/ }));
  await expect(page).toHaveURL(/sport=football/);
  await press(schedule.getByRole('link', { name: new RegExp(`^${home}`) }));
  await expect(page).toHaveURL(new RegExp(`fixture=${id}`));
  await expect(page.getByRole('heading', { name: `${home} 대 ${away}` })).toBeVisible();
  await expect(page.getByRole('table', { name: `${home} 대 ${away} 점수판` })).toBeVisible();
  await expect(page.getByRole('img', { name: /^경기 흐름: / }).first()).toBeVisible();
  await press(page.getByRole('link', { name: '마켓 보기' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '입장하기' }));
  await expect(page).toHaveURL(new RegExp(`/inplay\\?.*fixture=${id}`));
  await expect(page.getByRole('heading', { level: 1, name: `${home} 대 ${away}` })).toBeVisible();
});

test('a match leads to the pages of its league and its teams, and they to one another', {
  tag: '@phone',
}, async ({ page, server }) => {
  const admin = await server.login('admin01');
  const { id } = await earlyMatch(server, admin);
  const { league, fixture } = await detail(server, id);
  await login(page, 'member01');
  await page.goto(`/livetv?fixture=${id}`);
  await press(page.getByRole('main').getByRole('link', { name: league.name, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/sports_info/league/${league.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible();
  await expect(page.getByRole('link', { name: '국내형 경기 보기' })).toBeVisible();
  await page.goBack();
  const board = page.getByRole('table', { name: / 점수판$/ });
  await press(board.getByRole('link', { name: fixture.home, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: fixture.home })).toBeVisible();
  await expect(page.getByRole('region', { name: '다음 경기' })).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: league.name, exact: true }).first());
  await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible();
});
