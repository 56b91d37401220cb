import type { Locator, Page } from 'playwright';
import type { TestServer } from './server.ts';

export const PASSWORD = 'demo1234';

export interface BetView {
  id: string;
  key: string;
  status: string;
  label: number;
  stake: number;
  totalOdds: number;
  bonusFolders: number | null;
  potentialPayout: number;
  payout: number | null;
  legs: { selectionId: string; odds: number; result: number; fixtureId: string }[];
}

interface SelectionView {
  id: string;
  outcome: string;
  odds: number;
  status: number;
}

export interface FixtureView {
  id: string;
  home: string;
  away: string;
  startsAt: number;
  status: number;
  score: { home: number; away: number } | null;
  clock: { period: string; minute: number | null } | null;
  markets: { id: string; typeId: number; status: number; selections: SelectionView[] }[];
}

/** Fails with a sentence instead of a stack of undefined. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** Throws unless both are the same, saying what was compared. */
export function same<T>(actual: T, expected: T, what: string): void {
  if (actual !== expected)
    throw new Error(`${what}: expected ${String(expected)}, got ${String(actual)}`);
}

/** Waits until `check` is true, asking a few times a second. */
export async function until(
  what: string,
  check: () => Promise<boolean>,
  withinMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`waited ${withinMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Logs in through the form of the login page. */
export async function login(
  page: Page,
  server: TestServer,
  userId: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto(`${server.url}/login`);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: '로그인' }) });
  await form.getByLabel('아이디', { exact: true }).fill(userId);
  await form.getByLabel('비밀번호', { exact: true }).fill(password);
  await form.getByLabel('비밀번호', { exact: true }).press('Enter');
}

export function cell(page: Page, selectionId: string): Locator {
  return page.locator(`[data-selection="${selectionId}"]`);
}

/** Reads the fixtures of one board from the server. */
export async function board(
  server: TestServer,
  kind: string,
  sport?: string,
): Promise<FixtureView[]> {
  const query = sport ? `kind=${kind}&sport=${sport}` : `kind=${kind}`;
  const { body } = await server.call<{ boards: { data: { fixtures: FixtureView[] } }[] }>(
    'GET',
    `/sports/board?${query}`,
  );
  return body.boards.flatMap((one) => one.data.fixtures);
}

export async function member(
  server: TestServer,
  token: string,
): Promise<{ emoney: number; unreadCount: number }> {
  const { body } = await server.call<{ emoney: number; unreadCount: number }>(
    'GET',
    '/member/user',
    { token },
  );
  return body;
}

export async function bets(server: TestServer, token: string): Promise<BetView[]> {
  const { body } = await server.call<{ data: BetView[] }>('GET', '/bet', { token });
  return body.data;
}

/** The token the page's session lives by; asking with it does not log the page out, as a new login would. */
export async function tokenOf(page: Page): Promise<string> {
  const raw = await page.evaluate(() => localStorage.getItem('hanpan.token'));
  const text = must(raw, 'token in the storage of the page');
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}

/** Moves the server's manual clock; everything due by then has been played and settled when it answers. */
export async function moveClock(server: TestServer, adminToken: string, to: number): Promise<void> {
  const { status } = await server.call('POST', '/admin/clock', {
    token: adminToken,
    body: { to: new Date(to).toISOString() },
  });
  same(status, 200, 'status of the clock call');
}

export async function serverNow(server: TestServer): Promise<number> {
  const { body } = await server.call<{ serverTime: number }>('GET', '/setting');
  return body.serverTime;
}

/** Types the stake into the slip and presses through the confirmation. */
export async function placeBet(page: Page, stake: number): Promise<void> {
  await page.getByLabel('베팅금액').fill(String(stake));
  await page.getByRole('button', { name: /원 베팅하기$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
}

/** Money as the site writes it. */
export function won(amount: number): string {
  return amount.toLocaleString('ko-KR');
}
