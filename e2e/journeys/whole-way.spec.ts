import type { Page } from '@playwright/test';
import { decide, openDesk, openSection } from '../lib/desk.ts';
import { press } from '../lib/press.ts';
import { bets, member, must, sendLogin, tokenOf, won } from '../lib/site.ts';
import { expect, test, smallWorld } from '../lib/test.ts';
import {
  betAgain,
  betOn,
  comeIn,
  openRequest,
  payoutOf,
  play,
  twoWinners,
} from '../lib/whole-way.ts';

test.use({ serverEnv: smallWorld });

const PERSON = { userId: 'whole777', password: 'abcd1234', nickname: '끝까지', holder: '홍길동' };
const DEPOSIT = 100_000;
/** All of it in bets of a fifth, so that the turnover of the deposit is met. */
const BETS = 5;
const STAKE = DEPOSIT / BETS;
const WITHDRAWN = 150_000;

async function signUp(page: Page): Promise<void> {
  await page.goto('/rule?joinCd=HANPAN');
  const coin = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
  await press(coin.getByRole('button', { name: '일반 회원가입' }));
  const form = page.getByRole('dialog', { name: '회원가입', exact: true });
  await form.getByLabel('아이디').fill(PERSON.userId);
  await form.getByLabel('닉네임', { exact: true }).fill(PERSON.nickname);
  await form.getByLabel('비밀번호', { exact: true }).fill(PERSON.password);
  await form.getByLabel('비밀번호 확인').fill(PERSON.password);
  await form.getByLabel('환전 비밀번호 (숫자 4자리)').fill('4321');
  await form.getByLabel('휴대폰 번호').fill('01098765432');
  await form.getByLabel('은행', { exact: true }).selectOption('신한은행');
  await form.getByLabel('계좌번호').fill('110123456789');
  await form.getByLabel('예금주').fill(PERSON.holder);
  await form.getByLabel('출생연도').selectOption('1990년');
  const picture = form.getByRole('img', { name: /^자동가입방지 문자/ });
  const name = must(await picture.getAttribute('aria-label'), 'characters of the picture');
  const code = must(name.split(': ')[1], 'characters').replaceAll(' ', '');
  await form.getByLabel('자동가입방지 문자', { exact: true }).fill(code);
  await press(form.getByRole('checkbox'));
  await press(form.getByRole('button', { name: '다음' }));
  const summary = page.getByRole('dialog', { name: '회원가입 확인' });
  await expect(summary).toContainText(`신한은행 110123456789 (${PERSON.holder})`);
  await press(summary.getByRole('button', { name: '회원가입' }));
  const done = page.getByRole('dialog', { name: '회원가입 완료' });
  await press(done.getByRole('button', { name: '닫기' }));
}

async function requestDeposit(page: Page): Promise<void> {
  await page.goto('/charge');
  await press(page.getByRole('button', { name: '+10만' }));
  await press(page.getByRole('radio', { name: /^보너스 받지 않음/ }));
  await page.getByLabel('입금자명').fill(PERSON.holder);
  await press(page.getByRole('button', { name: `${won(DEPOSIT)}원 충전 신청` }));
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
}

async function requestWithdrawal(page: Page): Promise<void> {
  await page.getByLabel('환전 금액').fill(String(WITHDRAWN));
  await page.getByRole('textbox', { name: '환전 비밀번호' }).fill('4321');
  await press(page.getByRole('button', { name: `${won(WITHDRAWN)}원 환전 신청` }));
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
}

test('a member signs up, deposits, wins and withdraws, and every won is where it belongs', {
  tag: ['@gate', '@phone'],
}, async ({ page, openPage, server }) => {
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
  await requestDeposit(page);
  expect(await balance(), 'balance before staff has seen the money').toBe(0);
  await openSection(desk, '충전');
  await openRequest(desk, PERSON);
  await decide(desk, '승인');
  await expect(page.getByRole('list', { name: '충전 내역' })).toContainText('완료');
  expect(await balance(), 'balance with the deposit').toBe(DEPOSIT);
  await page.goto('/exchange');
  const turnover = page.getByRole('region', { name: '롤링 조건' });
  await expect(turnover).toContainText(`남은 금액 ${won(DEPOSIT)}원`);

  const picks = await twoWinners(server);
  await betOn(page, picks, STAKE);
  const placed = async () => (await bets(server, await tokenOf(page))).length;
  await expect.poll(placed, { message: 'bets in the history' }).toBe(1);
  expect(await balance(), 'balance with the stake placed').toBe(DEPOSIT - STAKE);
  await betAgain(server, await tokenOf(page), BETS - 1);
  expect(await balance(), 'balance with all stakes placed').toBe(0);
  await play(server, desk, picks);
  // After two hours without a press the member has to sign in again.
  await sendLogin(page, PERSON.userId, PERSON.password);
  await page.waitForURL((url) => url.pathname === '/');
  const all = { stake: STAKE, count: BETS };
  const payout = await payoutOf(server, await tokenOf(page), all);
  expect(await balance(), 'balance with what was won').toBe(payout);

  await page.goto('/exchange');
  await expect(turnover).toContainText('롤링 조건을 모두 충족했습니다.');
  await requestWithdrawal(page);
  const rest = payout - WITHDRAWN;
  expect(await balance(), 'balance with the withdrawal held').toBe(rest);
  await openSection(desk, '환전');
  await openRequest(desk, PERSON);
  await press(desk.getByRole('button', { name: '담당하기' }));
  await decide(desk, '지급 완료');
  await expect(page.getByRole('list', { name: '환전 내역' })).toContainText('완료');
  expect(await balance(), 'balance at the end').toBe(rest);
  await expect(page.getByText(`${won(rest)}`).first()).toBeVisible();
});
