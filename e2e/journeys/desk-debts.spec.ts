import { decide, openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { board, login, must } from '../lib/site.ts';
import type { TestServer } from '../lib/server.ts';
import { expect, test } from '../lib/test.ts';

const HOUR = 3_600_000;
const STAKE = 10_000;
type Scores = Record<string, { home: number; away: number }>;

/** Has member01 win a single, takes the pay-out away, and corrects the result: nothing of it can be taken back. */
async function makeDebt(server: TestServer): Promise<void> {
  const fixtures = await board(server, 'cross', 'football');
  const fixture = must(
    fixtures.filter(({ status }) => status === 1).sort((a, b) => a.startsAt - b.startsAt)[0],
    'match to come',
  );
  const winner = must(
    fixture.markets.find(({ typeId }) => typeId === 1),
    'market of the winner',
  );
  const home = must(
    winner.selections.find(({ outcome }) => outcome === '1'),
    'price of the home side',
  );
  const member = await server.login('member01');
  const leg = {
    selectionId: home.id,
    odds: home.odds,
    line: null,
    offerScore: null,
    inPlay: false,
  };
  const placed = await server.call('POST', '/bet', {
    token: member,
    headers: { 'idempotency-key': 'journey-debt' },
    body: { stake: STAKE, oddsPolicy: 'any', bonusFolders: null, legs: [leg] },
  });
  expect(placed.status).toBe(201);
  const to = new Date(fixture.startsAt + 3 * HOUR).toISOString();
  await server.call('POST', '/admin/clock', { token: await server.login('admin01'), body: { to } });
  const admin = await server.login('admin01');
  const { body: played } = await server.call<{ data: { scores: Scores } }>(
    'GET',
    `/sports/fixture/${fixture.id}`,
  );
  const parts = Object.entries(played.data.scores).filter(([part]) => /^\d+$/.test(part));
  const nothing = Object.fromEntries(parts.map(([part]) => [part, { home: 0, away: 0 }]));
  const correct = (goals: { home: number; away: number }) =>
    server.call('PUT', `/admin/fixture/${fixture.id}/result`, {
      token: admin,
      body: { scores: { ...nothing, '10': goals, '100': goals }, reason: '기록 정정' },
    });
  await correct({ home: 1, away: 0 });
  const { body: me } = await server.call<{ emoney: number }>('GET', '/member/user', {
    token: await server.login('member01'),
  });
  // Up to what one admin may take alone.
  for (let left = me.emoney, n = 0; left > 0; n += 1) {
    const amount = Math.min(left, 200_000);
    const taken = await server.call<{ id: string; state: string }>('POST', '/admin/adjustment', {
      token: admin,
      headers: { 'idempotency-key': `journey-debt-${n}` },
      body: { memberId: 'mem_demo_member01', account: 'money', amount: -amount, reason: '여정' },
    });
    if (taken.body.state === 'awaiting_second')
      await server.call('POST', `/desk/request/adjustment/${taken.body.id}`, {
        token: await server.login('admin02'),
        body: { event: 'second', reason: null },
      });
    left -= amount;
  }
  await correct({ home: 0, away: 1 });
}

/** Gives member01 money; another admin confirms it, as the one of today has corrected much. */
async function give(server: TestServer, amount: number): Promise<void> {
  const given = await server.call<{ id: string; state: string }>('POST', '/admin/adjustment', {
    token: await server.login('admin02'),
    headers: { 'idempotency-key': 'journey-debt-give' },
    body: { memberId: 'mem_demo_member01', account: 'money', amount, reason: '여정' },
  });
  expect(given.body.state).toBe('approved');
}

test('what a corrected result could not take back is seen by its member, collected in part, and the rest forgiven', async ({
  page: desk,
  openPage,
  server,
}) => {
  await makeDebt(server);
  const page = await openPage();
  await login(page, 'member01');
  await page.goto('/mywallet/statement');
  await expect(page.getByText(/^미수 .* 같은 베팅이 다시 적중하면/)).toBeVisible();

  await openDesk(desk, 'admin01', '미수');
  const row = desk.getByRole('row').filter({ hasText: '한판이' });
  await expect(row).toContainText('미수');
  await press(row);
  const panel = desk.getByRole('complementary', { name: '미수 상세' });
  // Nothing is there to be collected, until the member has money again.
  await expect(panel.getByText(/보유머니가 없어/)).toBeVisible();
  await give(server, 8_000);
  await desk.reload();
  await press(row);
  const collecting = panel.getByRole('form', { name: '잔액에서 회수' });
  await collecting.getByLabel('회수 금액').fill('5000');
  await collecting.getByLabel('사유').fill('오지급 회수');
  await press(collecting.getByRole('button', { name: '잔액에서 회수' }));
  await press(desk.getByRole('alertdialog').getByRole('button', { name: '잔액에서 회수' }));
  // The same admin has corrected much of this member today: another one confirms.
  await expect(row).toContainText('회수 승인 대기');
  const other = await openPage();
  await openDesk(other, 'admin02', '잔액 조정');
  await press(other.getByRole('row').filter({ hasText: '한판이' }).first());
  await expect(other.getByText('회수할 미수')).toBeVisible();
  await decide(other, '2차 승인');
  await expect(row).not.toContainText('승인 대기');
  await expect(panel.getByText('5,000원').first()).toBeVisible();
  // The member is notified, and sees it in the statement.
  await page.goto('/message');
  await press(page.getByText('미수금을 회수했습니다'));
  await expect(page.getByText(/미수금 5,000원을 보유머니에서 회수했습니다/)).toBeVisible();
  await page.goto('/mywallet/statement');
  await expect(page.getByText('당첨회수').first()).toBeVisible();

  const forgiving = panel.getByRole('form', { name: '미수 탕감' });
  await forgiving.getByLabel('사유').fill('정정 보상');
  await press(forgiving.getByRole('button', { name: '미수 탕감' }));
  await press(desk.getByRole('alertdialog').getByRole('button', { name: '미수 탕감' }));
  // The same admin has corrected much of this member today.
  await expect(row).toContainText('탕감 승인 대기');

  await press(other.getByRole('row').filter({ hasText: '한판이' }).first());
  await expect(other.getByText('탕감할 미수')).toBeVisible();
  await decide(other, '2차 승인');
  await expect(row).toContainText('탕감');
  await expect(row).not.toContainText('승인 대기');
  await page.reload();
  await expect(page.getByText('미수금 탕감').first()).toBeVisible();
  await expect(page.getByText(/^미수 .* 같은 베팅이 다시 적중하면/)).toBeHidden();
});
