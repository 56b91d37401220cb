import { SIGNUP_CONSTANTS } from '../../rules/signup.ts';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { login, must, passTime, sendCoinSignup } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** Sunday, ten minutes before a week ends in Korea. */
const WEEK_ENDS = { CLOCK: 'manual', CLOCK_START: '2026-11-22T14:50:00Z' };
const NEXT_WEEK = 15 * 60_000;

test('a code that came with a deep page is in every sign-up, and who used it is in the list', {
  tag: '@phone',
}, async ({ page, openPage }) => {
  await page.goto('/rule?joinCd=HANPAN');
  const coin = page.getByRole('dialog', { name: 'USD 간편 회원가입' });
  await expect(coin, 'a valid code leads on by itself').toBeVisible();
  await press(coin.getByRole('button', { name: '일반 회원가입' }));
  const normal = page.getByRole('dialog', { name: '회원가입' });
  await expect(normal.getByLabel('추천코드', { exact: true })).toHaveValue('HANPAN');
  await page.keyboard.press('Escape');
  await expect(normal).toBeHidden();

  await page.goto('/korea/cross?joinCd=HANPAN');
  await expect(coin).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coin).toBeHidden();
  await press(page.getByRole('button', { name: '회원가입' }).first());
  await expect(coin, 'the code is filled in when it is asked for later').toBeVisible();
  await sendCoinSignup(page, {
    userId: 'friend77',
    nickname: '여정친구',
    password: 'abcd1234',
    withdrawPassword: '1234',
  });
  await expect(page.getByRole('dialog', { name: '회원가입 완료' })).toBeVisible();

  const referrer = await openPage();
  await login(referrer, 'member01');
  await referrer.goto('/friend');
  await expect(referrer.getByText(/\/\?joinCd=HANPAN$/)).toBeVisible();
  const friend = referrer.getByRole('list', { name: '추천 지인 목록' }).getByRole('listitem');
  await expect(friend).toHaveCount(1);
  await expect(friend).toContainText('여정친구');
  await expect(friend).toContainText('가입대기');
});

/** Somebody signs up with member01's code and makes a first deposit that staff credits. */
async function friendDeposits(server: TestServer): Promise<void> {
  const [owner] = (
    await server.call<{ memberId: string }[]>('GET', '/suggestioncode?codeEquals=HANPAN')
  ).body;
  const banks = await server.call<{ id: number; useFlag: number }[]>('GET', '/settingbankname');
  const bank = must(
    banks.body.find(({ useFlag }) => useFlag === 1),
    'bank in use',
  );
  const person = { userId: 'friend78', password: 'abcd1234' };
  const signup = await server.call('POST', '/member/signup', {
    body: {
      ...SIGNUP_CONSTANTS,
      ...person,
      nickname: '충전친구',
      withdrawPassword: '1234',
      suggestionCode1: 'HANPAN',
      storeUserId: must(owner, 'owner of the code').memberId,
      tetherSignupFlag: 0,
      recommender: '',
      phoneNumber: '01034567812',
      bankId: bank.id,
      accountNumber: '912345678901',
      accountHolder: '홍길동',
      birthYear: 1990,
    },
  });
  expect(signup.status, 'status of the sign-up').toBe(201);
  const admin = await server.login('admin01');
  const applied = await server.call<{ id: string; userId: string }[]>(
    'GET',
    '/admin/member?state=applied',
    { token: admin },
  );
  const { id } = must(
    applied.body.find(({ userId }) => userId === person.userId),
    'applicant',
  );
  await server.call('POST', `/admin/member/${id}/approve`, { token: admin });
  const token = await server.login(person.userId, person.password);
  const inbox = await server.call<{ data: { id: string }[] }>('GET', '/message', { token });
  for (const message of inbox.body.data)
    await server.call('GET', `/message/${message.id}`, { token });
  const deposit = await server.call<{ id: string }>('POST', '/charge', {
    token,
    headers: { 'Idempotency-Key': 'journey-friend-deposit' },
    body: { amount: 50_000, depositorName: '홍길동', chargeType: 1, bonus: 'none' },
  });
  expect(deposit.status, JSON.stringify(deposit.body)).toBe(201);
  const credited = await server.call('POST', `/desk/request/deposit/${deposit.body.id}`, {
    token: admin,
    body: { event: 'approve', reason: null },
  });
  expect(credited.status, 'status of the approval').toBe(200);
  await passTime(server, admin, NEXT_WEEK);
}

test.describe('when a week is over', () => {
  test.use({ serverEnv: WEEK_ENDS });

  test('a settlement is requested, is in the history, and says at once that it is paid', async ({
    page,
    server,
  }) => {
    await friendDeposits(server);
    await login(page, 'member01');
    await page.goto('/calculate');
    await press(page.getByRole('link', { name: '이벤트 정산 신청하기' }));
    const weeks = page.getByRole('list', { name: '신청 가능한 주' });
    await expect(weeks.getByText('첫 충전 지인 1명')).toBeVisible();
    await press(weeks.getByRole('button', { name: /정산 신청$/ }));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('정산을 신청하시겠습니까?');
    await press(question.getByRole('button', { name: '신청하기' }));
    await expect(page.getByText('정산신청이 접수되었습니다.')).toBeVisible();
    const made = page.getByRole('list', { name: '정산 내역' }).getByRole('listitem');
    await expect(made).toHaveCount(1);
    await expect(made).toContainText('10,000원');
    await expect(made).toContainText('신청');
    await expect(weeks.getByRole('button')).toHaveCount(0);

    const admin = await server.login('admin01');
    const queue = await server.call<{ data: { id: string }[] }>('GET', '/desk/request/settlement', {
      token: admin,
    });
    const { id } = must(queue.body.data[0], 'settlement at the desk');
    await server.call('POST', `/desk/request/settlement/${id}`, {
      token: admin,
      body: { event: 'approve', reason: null },
    });
    await expect(made).toContainText('완료');
    await expect(page.getByText('1,010,000').first()).toBeVisible();
  });
});
