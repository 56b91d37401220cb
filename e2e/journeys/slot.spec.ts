import { press } from '../lib/press.ts';
import { bets, login, member, must, tokenOf, won } from '../lib/site.ts';
import { expect, smallWorld, test } from '../lib/test.ts';

test.use({ serverEnv: smallWorld });

const STAKE = 1_000;
/** 2 % of the stake. */
const COMP = 20;

test('a member opens a slot, plays a round, and finds it in the books', { tag: '@gate' }, async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  const before = (await member(server, token)).emoney;
  await page.goto('/slot');
  // An event of the casino runs: nobody is kept from the lobby by what is said about it.
  await press(page.getByRole('alertdialog').getByRole('button', { name: '입장' }));
  await press(page.getByRole('button', { name: '학과 달항아리 게임 입장' }).first());
  await expect(page).toHaveURL(/\/slot\?game=hanpan-crane$/);

  const game = page.frameLocator('iframe[title="학과 달항아리 게임 화면"]');
  await press(game.getByRole('button', { name: '1,000', exact: true }));
  await press(game.getByRole('button', { name: '스핀' }));
  const rounds = page.getByRole('table', { name: '게임 내역' });
  await expect(rounds.getByRole('row').nth(1)).toContainText(won(STAKE));

  await expect.poll(async () => (await bets(server, token))[0]?.status).toBe('settled');
  const bet = must((await bets(server, token))[0], 'bet');
  const payout = must(bet.payout, 'what the round came to');
  const balance = before - STAKE + payout;
  expect((await member(server, token)).emoney).toBe(balance);
  const status = page.getByRole('region', { name: '이용 현황' });
  await expect(status.getByText(`${won(balance)}원`)).toBeVisible();
  await expect(status.getByText(`${won(STAKE)} / ${won(payout)}`)).toBeVisible();

  await press(rounds.getByRole('button', { name: '1회 검증' }));
  const replay = page.getByRole('dialog', { name: '제 1회 다시 보기' });
  await expect(
    replay.frameLocator('iframe').getByText('학과 달항아리').first(),
    'the round, as its provider shows it',
  ).toBeVisible();
  await press(replay.getByRole('button', { name: '닫기' }));
  await press(page.getByRole('button', { name: '게임 나가기' }));
  await expect(page).toHaveURL(/\/slot$/);
  await expect(page.getByRole('list', { name: '최근 플레이' })).toContainText('학과 달항아리');

  await page.goto('/mywallet/statement');
  await expect(page.getByRole('row').filter({ hasText: '학과 달항아리' }).first()).toContainText(
    won(STAKE),
  );
  await page.goto('/mywallet/point');
  await expect(page.getByRole('row', { name: /슬롯 롤링/ })).toContainText(won(COMP));
});
