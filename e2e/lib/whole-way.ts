import { expect, type Page } from '@playwright/test';
import { TURNOVER_LOW_ODDS } from '../../rules/turnover.ts';
import { press } from './press.ts';
import type { TestServer } from './server.ts';
import {
  bets,
  board,
  cell,
  type FixtureView,
  moveClock,
  must,
  openSlip,
  placeBet,
  searchBoard,
  sendLogin,
  serverNow,
  tokenOf,
} from './site.ts';

/** Who comes as a guest and goes with their winnings. */
export interface Person {
  userId: string;
  password: string;
  nickname: string;
}

const MINUTE = 60_000;
/** Longer than any match of football. */
const MATCH = 120 * MINUTE;

/** Signs in and reads the message that greets whoever was approved. */
export async function comeIn(page: Page, { userId, password }: Person): Promise<void> {
  await sendLogin(page, userId, password);
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await page.waitForURL(/\/message/);
  await press(page.getByRole('main').getByRole('listitem').first().getByRole('button').first());
  await expect(page.getByText('모든 쪽지를 읽었습니다.')).toBeVisible();
}

/** Opens the member's request in the queue that the desk shows. */
export async function openRequest(desk: Page, { userId, nickname }: Person): Promise<void> {
  await press(desk.getByRole('row').filter({ hasText: nickname }));
  await expect(desk.getByRole('complementary', { name: '신청 상세' })).toContainText(userId);
}

export interface Pick {
  fixture: FixtureView;
  selectionId: string;
}

/** The home side to win, where it is the favourite and its odds count for the turnover. */
function homeWin(fixture: FixtureView): Pick[] {
  const winner = fixture.markets.find(({ typeId, status }) => typeId === 1 && status === 1);
  const home = winner?.selections.find(({ outcome }) => outcome === '1');
  if (!home || home.odds <= TURNOVER_LOW_ODDS || home.odds >= 200) return [];
  return [{ fixture, selectionId: home.id }];
}

/** The first two home favourites that begin in half an hour or later: in this world both win. */
export async function twoWinners(server: TestServer): Promise<[Pick, Pick]> {
  const from = (await serverNow(server)) + 25 * MINUTE;
  const [one, other] = (await board(server, 'cross', 'football'))
    .filter(({ startsAt }) => startsAt >= from)
    .sort((a, b) => a.startsAt - b.startsAt)
    .flatMap(homeWin);
  return [must(one, 'home favourite'), must(other, 'second home favourite')];
}

/** Bets on both; the stake is in whole won or dollars, as it is typed. */
export async function betOn(page: Page, picks: readonly Pick[], stake: number): Promise<void> {
  await page.goto('/korea/cross?sport=football');
  for (const { fixture, selectionId } of picks) {
    await searchBoard(page, fixture.home);
    await press(cell(page, selectionId).first());
  }
  await openSlip(page);
  await placeBet(page, stake);
}

/** Moves the clock past the end of the matches. */
export async function play(server: TestServer, desk: Page, picks: readonly Pick[]): Promise<void> {
  const last = Math.max(...picks.map(({ fixture }) => fixture.startsAt));
  await moveClock(server, await tokenOf(desk), last + MATCH);
}

/** Places the last bet so many times more: one counts for the turnover up to a fifth of it. */
export async function betAgain(server: TestServer, token: string, times: number): Promise<void> {
  const { stake, legs } = must((await bets(server, token))[0], 'bet');
  const again = legs.map(({ selectionId, odds }) => ({
    selectionId,
    odds,
    line: null,
    offerScore: null,
    inPlay: false,
  }));
  for (let n = 0; n < times; n += 1) {
    const { status } = await server.call('POST', '/bet', {
      token,
      headers: { 'idempotency-key': `again-${stake}-${n}` },
      body: { stake, oddsPolicy: 'any', bonusFolders: null, legs: again },
    });
    expect(status, 'the same bet again').toBe(201);
  }
}

/** What the newest settled bets pay by their odds, which is what they paid; stake and payout in minor units. */
export async function payoutOf(
  server: TestServer,
  token: string,
  { stake, count }: { stake: number; count: number },
): Promise<number> {
  const newest = (await bets(server, token)).slice(0, count);
  expect(newest, 'bets in the history').toHaveLength(count);
  let sum = 0;
  for (const bet of newest) {
    const [one, other] = bet.legs;
    expect(
      bet.legs.map(({ result }) => result),
      'both win in this world; in another take others',
    ).toEqual([2, 2]);
    const totalOdds = Math.floor((must(one, 'leg').odds * must(other, 'leg').odds) / 100);
    const payout = Math.floor((stake * totalOdds) / 100);
    expect(bet).toMatchObject({ status: 'settled', totalOdds, payout });
    sum += payout;
  }
  return sum;
}
