import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './press.ts';
import type { TestServer } from './server.ts';

export const PASSWORD = 'demo1234';

export interface BetView {
  id: string;
  key: string;
  mode: string;
  status: string;
  label: number;
  stake: number;
  totalOdds: number;
  bonusFolders: number | null;
  potentialPayout: number;
  payout: number | null;
  cashOut?: { stake: number; amount: number; target: number | null };
  system?: { sizes: number[]; lines: number; lineStake: number };
  joint?: { legs: number[]; odds: number }[];
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
  markets: {
    id: string;
    typeId: number;
    line: number | null;
    status: number;
    selections: SelectionView[];
  }[];
}

/** Fails with a sentence instead of a stack of undefined. */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

/** Opens the board's conditions and searches it. */
export async function searchBoard(page: Page, text: string): Promise<void> {
  const field = page.getByPlaceholder('팀·리그·초성 검색');
  const conditions = page.getByRole('button', { name: '조건·검색' });
  await field.or(conditions).first().waitFor();
  if (!(await field.isVisible())) await press(conditions);
  await field.fill(text);
}

/** Fills in the login form and sends it; what the site then shows is the journey's business. */
export async function sendLogin(page: Page, userId: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: '로그인' }) });
  await form.getByLabel('아이디', { exact: true }).fill(userId);
  await form.getByLabel('비밀번호', { exact: true }).fill(password);
  await form.getByLabel('비밀번호', { exact: true }).press('Enter');
}

/** Logs a member in and waits for the home page. */
export async function login(page: Page, userId: string): Promise<void> {
  await sendLogin(page, userId);
  await page.waitForURL((url) => url.pathname === '/');
}

export interface CoinApplicant {
  userId: string;
  nickname: string;
  password: string;
  withdrawPassword: string;
}

/** Fills in and sends the sign-up form for coin members, which the page shows. */
export async function sendCoinSignup(page: Page, applicant: CoinApplicant): Promise<void> {
  const form = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
  await form.getByLabel('아이디').fill(applicant.userId);
  await form.getByLabel('닉네임').fill(applicant.nickname);
  await form.getByLabel('비밀번호', { exact: true }).fill(applicant.password);
  await form.getByLabel('비밀번호 확인').fill(applicant.password);
  await form.getByLabel(/환전 비밀번호/).fill(applicant.withdrawPassword);
  await form.getByLabel('추천인').fill('코인');
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: '회원가입', exact: true }));
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
  expect(status, 'status of the clock call').toBe(200);
}

export async function serverNow(server: TestServer): Promise<number> {
  const { body } = await server.call<{ serverTime: number }>('GET', '/setting');
  return body.serverTime;
}

/** Moves the manual clock on by so many milliseconds from where it is. */
export async function passTime(server: TestServer, adminToken: string, ms: number): Promise<void> {
  await moveClock(server, adminToken, (await serverNow(server)) + ms);
}

/** Winner markets: 1X2, winner, winner with overtime. */
const WINNERS = ['1', '52', '226'];

/** Selections of the board as a member sees it: one winner price a match, none at 1.30 or below. */
export async function boardPicks(page: Page, count: number): Promise<string[]> {
  await page.locator('[data-selection]').first().waitFor();
  const shown = await page.locator('[data-selection]').evaluateAll((cells) =>
    cells.map((one) => ({
      id: one.getAttribute('data-selection') ?? '',
      text: one.textContent ?? '',
    })),
  );
  const picked = new Map<string, string>();
  for (const { id, text } of shown) {
    const [fixture = '', type = '', , outcome] = id.split('.');
    const odds = Number(/\d+\.\d\d/.exec(text)?.[0] ?? 0);
    const fits = WINNERS.includes(type) && outcome !== 'X' && odds > 1.35 && odds < 3;
    if (fits && !picked.has(fixture) && picked.size < count) picked.set(fixture, id);
  }
  return [...picked.values()];
}

/** Presses such prices and returns the ids of their selections. */
export async function pickFromBoard(page: Page, count: number): Promise<string[]> {
  const ids = await boardPicks(page, count);
  for (const id of ids) await press(cell(page, id).first());
  return ids;
}

/** Opens the slip, which is behind its bar on a phone and is open beside a wider page. */
export async function openSlip(page: Page): Promise<void> {
  const field = page.getByLabel('베팅금액');
  const cart = page.getByRole('button', { name: /^(?!저장한|베팅카트 설정).*베팅카트/ });
  await field.or(cart).first().waitFor();
  if (!(await field.isVisible())) await press(cart);
  await field.waitFor();
}

/** Types the stake into the slip and presses through the confirmation. */
export async function placeBet(page: Page, stake: number): Promise<void> {
  await page.getByLabel('베팅금액').fill(String(stake));
  await press(page.getByRole('button', { name: /\d원? 베팅하기$/ }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
}

/** Places a single by the API on a match that begins in four hours or later. */
export async function placeLater(
  server: TestServer,
  token: string,
  { key, stake }: { key: string; stake: number },
): Promise<BetView> {
  const now = await serverNow(server);
  const fixtures = await board(server, 'cross');
  const later = fixtures.filter(({ startsAt }) => startsAt > now + 4 * 3_600_000);
  // Winner, draw or winner: without a line.
  const markets = later.flatMap((fixture) => fixture.markets.filter(({ typeId }) => typeId === 1));
  const selection = must(markets[0]?.selections[0], 'selection of a match that begins later');
  const leg = { selectionId: selection.id, odds: selection.odds, line: null, offerScore: null };
  const { status, body } = await server.call<BetView>('POST', '/bet', {
    token,
    headers: { 'idempotency-key': key },
    body: {
      stake,
      oddsPolicy: 'any',
      bonusFolders: null,
      legs: [{ ...leg, inPlay: false }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Money as the site writes it. */
export function won(amount: number): string {
  return amount.toLocaleString('ko-KR');
}
