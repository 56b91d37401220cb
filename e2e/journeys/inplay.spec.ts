import {
  type Detail,
  detail,
  earlyMatch,
  enter,
  homeOdds,
  homePrice,
  isOpen,
  playUntil,
  stage,
} from '../lib/in-play.ts';
import { press } from '../lib/press.ts';
import {
  bets,
  login,
  member,
  must,
  openSlip,
  passTime,
  placeBet,
  tokenOf,
  won,
} from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

const STAKE = 10_000;

/** Odds as the site writes them. */
const oddsText = (hundredths: number) => (hundredths / 100).toFixed(2);

const isSuspended = ({ fixture }: Detail) =>
  fixture.markets.length > 0 && fixture.markets.every(({ status }) => status === 2);
const corners = ({ events }: Detail) => events.filter(({ kind }) => kind === 'corner').length;
const goals = ({ events }: Detail) => events.filter(({ kind }) => kind === 'score').length;

test('a goal and a corner come to timeline and score, and the markets rest and open again', {
  tag: '@phone',
}, async ({ page, server, isMobile }) => {
  test.setTimeout(240_000);
  const admin = await server.login('admin01');
  const { id, home, away } = await earlyMatch(server, admin);
  await login(page, 'member01');
  // A match takes longer than the hour after which members are told how long they have been here.
  const check = page.getByRole('dialog', { name: '이용 시간 알림' });
  await page.addLocatorHandler(check, async () => {
    await press(check.getByRole('button', { name: '계속 이용' }));
  });
  await enter(page);
  const list = page.getByRole('navigation', { name: isMobile ? '진행 중인 경기' : '경기 선택' });
  await press(list.getByRole('link', { name: new RegExp(`^${home}`) }));
  await expect(page.getByRole('heading', { level: 1, name: `${home} 대 ${away}` })).toBeVisible();
  const timeline = page.getByRole('region', { name: '경기 기록' });
  await expect(timeline.getByText('전반전 시작')).toBeVisible();
  const { width } = must(page.viewportSize(), 'window');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, 'width of the page').toBeLessThanOrEqual(width);

  const price = page
    .locator('#board')
    .getByRole('button', { name: /, 배당/ })
    .first();
  await playUntil(server, admin, id, isSuspended);
  await expect(price).toHaveAccessibleName(/베팅 중지/);
  await expect(timeline.getByText(/위험한 공격| 골( · |$)/).first()).toBeVisible();

  const scored = await playUntil(server, admin, id, (now) => goals(now) > 0);
  // The scorer is named where the feed names one.
  await expect(timeline.getByText(/ 골( · |$)/).first()).toBeVisible();
  const said = page.locator('[aria-live=polite]').filter({ hasText: `${home} 대 ${away}, ` });
  await expect(said, 'what a screen reader is told').toHaveText(/ 골( · [^,]+)?, \d+:\d+\.$/);
  const { score } = scored.fixture;
  const board = page.getByRole('table', { name: `${home} 대 ${away} 점수판` });
  const row = board.getByRole('row', { name: new RegExp(`^${home}`) });
  await expect(row.getByRole('cell').last()).toHaveText(String(must(score, 'score').home));

  const before = corners(scored);
  const counted = await playUntil(server, admin, id, (now) => corners(now) > before);
  await expect(timeline.getByText(/ 코너킥$/).first()).toBeVisible();
  await expect(board.getByRole('columnheader', { name: '코너킥' })).toBeVisible();
  await expect(row.getByRole('cell').first()).toHaveText(String(counted.counts.corner.live.home));

  await playUntil(server, admin, id, isOpen);
  await expect(price).not.toHaveAccessibleName(/베팅 중지/);
});

// Titles of staged moments begin with the id of their scenario: docs/scenarios.md.
test.describe('with staged moments', () => {
  test.use({ serverEnv: { ...smallWorld, SCENARIOS: '1' } });

  test('drop-while-pending: a bet is refused for a price that fell while it waited, and one press bets at the price of then', {
    tag: '@gate',
  }, async ({ page, server }) => {
    test.setTimeout(240_000);
    const admin = await server.login('admin01');
    const pass = async (seconds: number) => passTime(server, admin, seconds * 1_000);
    const early = await earlyMatch(server, admin);
    const { fixture } = await stage(server, 'drop-while-pending', early.id);
    await login(page, 'member01');
    await enter(page, `?fixture=${fixture.id}`);
    const token = await tokenOf(page);
    await press(homePrice(page, fixture.home));
    await openSlip(page);
    const before = (await member(server, token)).emoney;
    await placeBet(page, STAKE);
    const pending = page.getByRole('region', { name: '접수 대기 중인 베팅' });
    await expect(pending.getByText(/득점과 배당 변동을 확인한 뒤 접수/)).toBeVisible();
    await expect(pending.getByRole('timer', { name: '접수까지 남은 시간' })).toBeVisible();
    await pass(10);

    const statuses = async () => (await bets(server, token)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(['refused']);
    expect((await member(server, token)).emoney, 'the stake is back').toBe(before);
    const [refused] = await bets(server, token);
    const offered = await detail(server, fixture.id);
    const was = oddsText(must(refused, 'refused bet').totalOdds);
    const now = oddsText(must(homeOdds(offered), 'price of the home side'));
    const notice = page.getByRole('region', { name: '접수되지 않은 베팅' });
    await expect(notice.getByText('베팅금이 반환되었습니다.')).toBeVisible();
    await expect(notice.getByText(`배당 변경, ${was}에서 ${now}`)).toBeAttached();
    await press(notice.getByRole('button', { name: `${now}에 다시 베팅 ${won(STAKE)}원` }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
    await expect.poll(statuses).toEqual(['pending', 'refused']);
    await expect(notice).toBeHidden();

    await pass(10);
    await expect.poll(statuses).toEqual(['accepted', 'refused']);
    const [taken] = await bets(server, token);
    expect(oddsText(must(taken, 'bet').totalOdds)).toBe(now);
    expect((await member(server, token)).emoney).toBe(before - STAKE);
    await expect(page.getByText('베팅이 완료되었습니다.').first()).toBeVisible();
    // Beside its match, with what it can be taken back for.
    const running = page.getByRole('region', { name: '내 진행 베팅' });
    await expect(running.getByText(`단폴 · ${now}배`)).toBeVisible();
  });
});

test('several matches stand side by side, and the link keeps them', async ({ page, server }) => {
  const admin = await server.login('admin01');
  await earlyMatch(server, admin);
  await login(page, 'member01');
  await enter(page);
  const list = page.getByRole('navigation', { name: '경기 선택' });
  await press(list.getByRole('button', { name: / 함께 보기$/ }).first());
  await press(list.getByRole('button', { name: / 함께 보기$/ }).first());
  await expect(page).toHaveURL(/watch=[a-z0-9]+(,|%2C)[a-z0-9]+$/);
  const cards = page.locator('#board').getByRole('table', { name: / 점수판$/ });
  await expect(cards).toHaveCount(2);
  await enter(page, new URL(page.url()).search);
  await expect(cards).toHaveCount(2);
  await press(page.locator('#board').getByRole('link', { name: '전체 마켓 보기' }).first());
  await expect(page.getByRole('heading', { level: 1, name: / 대 / })).toBeVisible();
});

test('who does not enter is at home again', async ({ page }) => {
  await login(page, 'member01');
  await page.goto('/inplay');
  await press(page.getByRole('alertdialog').getByRole('button', { name: '취소' }));
  await expect(page).toHaveURL(/\/$/);
});
