import { openEmbedded } from '../../server/src/lib/db-embedded.ts';
import { findMember, openDesk } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { board, login, member, moveClock, must, serverNow, tokenOf, won } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 400_000;
const STAKE_BELOW = 1_000_000;
/** 1.5 % of the own stake, and half a percent of that of who stakes at the ordinary 1 %. */
const OWN = 6_000;
const SHARE = 5_000;
const MATCH = 120 * 60_000;

// Its database is written to while it is down, which nothing but a process of its own bears.
test.use({ ownProcess: true });

/**
 * Has bets on matches earn what bets on rounds will, and member02 signed up with member01: no kind of wager that is built
 * earns rolling comp yet.
 */
async function letBetsEarn(server: TestServer): Promise<void> {
  const dataDir = await server.leave();
  const db = await openEmbedded({ dataDir });
  await db.exec(`
    insert into rolling_kind values ('fixture_selection', 'mini');
    update member set store_user_id = 'mem_demo_member01' where id = 'mem_demo_member02';`);
  await db.close();
  await server.restart();
}

test('what stakes have earned, as a member and as an agent, becomes money at a press', {
  tag: '@phone',
}, async ({ page, openPage, server }) => {
  test.setTimeout(360_000);
  await letBetsEarn(server);

  const desk = await openPage();
  await openDesk(desk, 'admin01', '회원');
  await findMember(desk, 'member01', '한판이');
  await press(desk.getByRole('button', { name: '롤링', exact: true }));
  const form = desk.getByRole('form', { name: '롤링' });
  await form.getByLabel('종류').selectOption('미니게임');
  await expect(form).toContainText('현재 1%');
  await form.getByLabel('적립률 (%)').fill('1.5');
  await form.getByLabel('사유').fill('총판 계약');
  await press(form.getByRole('button', { name: '적립률 저장' }));
  await expect(desk.getByText('롤링 적립률을 저장했습니다.')).toBeVisible();
  await expect(form.getByLabel('적립률 (%)'), 'the form is ready for the next').toHaveValue('');

  const next = (await board(server, 'cross', 'football'))
    .filter(({ markets }) => markets.some(({ typeId, status }) => typeId === 1 && status === 1))
    .sort((one, other) => one.startsAt - other.startsAt)[0];
  const fixture = must(next, 'match with a winner to bet on');
  const selection = must(
    fixture.markets.find(({ typeId }) => typeId === 1)?.selections[0],
    'selection',
  );
  async function bet(userId: string, stake: number): Promise<void> {
    const leg = { selectionId: selection.id, odds: selection.odds, line: null, offerScore: null };
    const { status, body } = await server.call('POST', '/bet', {
      token: await server.login(userId),
      headers: { 'idempotency-key': `rolling-${userId}` },
      body: { stake, oddsPolicy: 'any', bonusFolders: null, legs: [{ ...leg, inPlay: false }] },
    });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  await bet('member01', STAKE);
  await bet('member02', STAKE_BELOW);
  const over = Math.max(fixture.startsAt, await serverNow(server)) + MATCH;
  await moveClock(server, await tokenOf(desk), over);

  await login(page, 'member01');
  const token = await tokenOf(page);
  const balance = async () => (await member(server, token)).emoney;
  const before = await balance();
  await page.goto('/mywallet/point');
  const total = page.getByRole('row', { name: /총 롤링금액/ });
  await expect(total).toContainText(won(OWN + SHARE));
  await expect(page.getByRole('heading', { name: '총판 적립' })).toBeVisible();
  await expect(page.getByText('총판 적립 합계').locator('..')).toContainText(won(SHARE));
  await press(page.getByRole('button', { name: '전체 금액' }));
  await press(page.getByRole('button', { name: '롤링 전환' }));
  await expect(
    page.getByText(`롤링 전환 완료: ${won(OWN + SHARE)}원 (남은 롤링 0원)`),
  ).toBeVisible();
  expect(await balance(), 'balance with the comp').toBe(before + OWN + SHARE);
  await expect(page.getByText(won(before + OWN + SHARE)).first(), 'in the header').toBeVisible();

  await page.goto('/mywallet/statement');
  const line = page.getByText('롤링전환').locator('visible=true').first();
  await expect(line).toBeVisible();
  await expect(
    page
      .getByText(`+${won(OWN + SHARE)}`)
      .locator('visible=true')
      .first(),
  ).toBeVisible();

  await press(
    desk.getByRole('navigation', { name: '데스크 메뉴' }).getByRole('link', { name: '감사 기록' }),
  );
  await expect(desk.getByText('총판 계약').first(), 'the rate is in the record').toBeVisible();
});
