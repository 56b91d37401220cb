import type { Page } from '@playwright/test';
import { decide, openDesk, openSection } from '../lib/desk.ts';
import { openPayPage, payOn } from '../lib/pay-page.ts';
import { press } from '../lib/press.ts';
import { bets, member, passTime, sendCoinSignup, sendLogin, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';
import {
  betAgain,
  betOn,
  comeIn,
  openRequest,
  payoutOf,
  play,
  twoWinners,
} from '../lib/whole-way.ts';

const PERSON = { userId: 'coinway7', password: 'abcd1234', nickname: '코인끝까지' };
const WITHDRAW_PASSWORD = '4321';
const WALLET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
/** Dollars; the member's money is in cents. */
const DEPOSIT = 100;
const WITHDRAWN = 120;
/** All of the deposit in bets of a fifth. */
const BETS = 5;
const STAKE = DEPOSIT / BETS;
/** What the chain's network takes of a withdrawal. */
const NETWORK_FEE = 1;
const CENTS = 100;

async function signUp(page: Page): Promise<void> {
  await page.goto('/rule?joinCd=USD');
  await sendCoinSignup(page, { ...PERSON, withdrawPassword: WITHDRAW_PASSWORD });
  const done = page.getByRole('dialog', { name: '회원가입 완료' });
  await press(done.getByRole('button', { name: '닫기' }));
}

/** Asks for an address and pays to it on the provider's page; it is credited after 20 blocks. */
async function deposit(page: Page): Promise<void> {
  await page.goto('/chargeCrypto');
  await press(page.getByRole('button', { name: `+${DEPOSIT}`, exact: true }));
  await press(page.getByRole('button', { name: `${DEPOSIT} USDT 입금 주소 받기` }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '발급받기' }));
  const provider = await openPayPage(page);
  await payOn(provider);
  await provider.close();
}

async function joinWallet(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: '지갑 등록' }));
  const dialog = page.getByRole('dialog', { name: '테더 지갑 등록' });
  await dialog.getByRole('textbox', { name: '지갑 주소' }).fill(WALLET);
  await dialog.getByRole('textbox', { name: '환전 비밀번호' }).fill(WITHDRAW_PASSWORD);
  await press(dialog.getByRole('button', { name: '등록하기' }));
  await expect(dialog).toBeHidden();
  // Nothing of the form behind the dialog was sent: it would say what is missing.
  await expect(page.getByRole('form', { name: '환전신청' })).toBeVisible();
  await expect(page.getByText('금액을 입력해주세요.')).toBeHidden();
}

async function requestWithdrawal(page: Page): Promise<void> {
  await page.getByLabel('환전 금액').fill(String(WITHDRAWN));
  await expect(page.getByText(`받으실 금액 ${WITHDRAWN - NETWORK_FEE}.00 USDT`)).toBeVisible();
  await page.getByRole('textbox', { name: '환전 비밀번호' }).fill(WITHDRAW_PASSWORD);
  await press(page.getByRole('button', { name: `$${WITHDRAWN}.00 환전 신청` }));
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
}

test('a coin member signs up, deposits tether, wins and withdraws it', async ({
  page,
  openPage,
  server,
}) => {
  // Two and a half hours of every match are played on the way: ten seconds of a quiet core, a minute of a busy one.
  test.setTimeout(360_000);
  const balance = async () => (await member(server, await tokenOf(page))).emoney;
  await signUp(page);
  const desk = await openPage();
  await openDesk(desk, 'admin01', '가입 승인');
  await openRequest(desk, PERSON);
  await decide(desk, '승인');

  await comeIn(page, PERSON);
  expect(await balance(), 'balance at the beginning').toBe(0);
  await deposit(page);
  expect(await balance(), 'balance before the coins are confirmed').toBe(0);
  await passTime(server, await tokenOf(desk), 90_000);
  await expect(page.getByRole('list', { name: '테더충전 내역' })).toContainText('완료');
  expect(await balance(), 'balance with the deposit').toBe(DEPOSIT * CENTS);

  const picks = await twoWinners(server);
  await betOn(page, picks, STAKE);
  const placed = async () => (await bets(server, await tokenOf(page))).length;
  await expect.poll(placed, { message: 'bets in the history' }).toBe(1);
  await betAgain(server, await tokenOf(page), BETS - 1);
  expect(await balance(), 'balance with the stakes placed').toBe(0);
  await play(server, desk, picks);
  // After two hours without a press the member has to sign in again.
  await sendLogin(page, PERSON.userId, PERSON.password);
  await page.waitForURL((url) => url.pathname === '/');
  const all = { stake: STAKE * CENTS, count: BETS };
  const total = await payoutOf(server, await tokenOf(page), all);
  expect(await balance(), 'balance with what was won').toBe(total);

  // The points of a coin deposit oblige to twice the deposit, until they are given up.
  await page.goto('/exchangeCrypto');
  const turnover = page.getByRole('region', { name: '롤링 조건' });
  await expect(turnover).toContainText(`/ $${2 * DEPOSIT}.00`);
  await press(turnover.getByRole('button', { name: '보너스 포기' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '보너스 포기' }));
  await expect(turnover).toContainText('롤링 조건을 모두 충족했습니다.');
  await joinWallet(page);
  await requestWithdrawal(page);
  const rest = total - WITHDRAWN * CENTS;
  expect(await balance(), 'balance with the withdrawal held').toBe(rest);
  await openSection(desk, '환전');
  await openRequest(desk, PERSON);
  await expect(desk.getByRole('complementary', { name: '신청 상세' })).toContainText(WALLET);
  await press(desk.getByRole('button', { name: '담당하기' }));
  await decide(desk, '지급 완료');
  await expect(page.getByRole('list', { name: '환전 내역' })).toContainText('완료');
  expect(await balance(), 'balance at the end').toBe(rest);
});
