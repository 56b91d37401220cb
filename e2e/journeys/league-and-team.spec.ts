import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { must, searchBoard } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

interface Board {
  boards: { data: { fixtures: { home: string; away: string; homeId: string }[] } }[];
}

async function firstMatch(server: TestServer) {
  const { body } = await server.call<Board>('GET', '/sports/board?kind=cross&sport=football');
  return must(body.boards[0]?.data.fixtures[0], 'match on the board');
}

test('a guest finds a team by the search of a board', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const first = await firstMatch(server);
  await page.goto('/korea/cross?sport=football');
  await searchBoard(page, first.home);
  const found = page.getByRole('group', { name: '찾은 리그와 팀' });
  await press(found.getByRole('link', { name: `${first.home} 정보`, exact: true }));
  await expect(page).toHaveURL(new RegExp(`/sports_info/team/${first.homeId}$`));
  await expect(page.getByRole('heading', { level: 1, name: first.home })).toBeVisible();
  const next = page.getByRole('region', { name: '다음 경기' });
  await expect(next).toContainText(first.home);
});

test('a guest finds a team by the search over all of them, and the opponent that it can be compared with', async ({
  page,
  server,
}) => {
  const first = await firstMatch(server);
  await page.goto('/sports_info');
  await page.getByRole('searchbox', { name: '리그·팀 검색' }).fill(first.home);
  const found = page.getByRole('group', { name: '찾은 리그와 팀' });
  await press(found.getByRole('link', { name: new RegExp(`^${first.home} 정보`) }));
  await expect(page).toHaveURL(new RegExp(`/sports_info/team/${first.homeId}$`));
  const meeting = page.getByRole('region', { name: '맞대결 비교' });
  await expect(meeting.getByRole('combobox', { name: '상대 팀' })).toContainText(first.away);
});

test('an unknown league or team is said to be unknown', async ({ page }) => {
  await page.goto('/sports_info/league/nosuchleague');
  await expect(page.getByText('찾는 리그가 없습니다.')).toBeVisible();
  await page.goto('/sports_info/team/nosuchteam');
  await expect(page.getByText('찾는 팀이 없습니다.')).toBeVisible();
  await press(page.getByRole('link', { name: '스포츠 정보 보기' }));
  await expect(page.getByRole('heading', { level: 1, name: '스포츠 정보' })).toBeVisible();
});
