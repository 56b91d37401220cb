import { press } from '../lib/press.ts';
import { bets, login, member, placeLater, tokenOf, won } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 50_000;

test('a part of a bet is cashed out, then all that is left of it', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  const bet = await placeLater(server, token, { key: 'cash-out-1', stake: STAKE });
  const before = (await member(server, token)).emoney;
  const stored = async () => (await bets(server, token)).find(({ id }) => id === bet.id);

  await page.goto(`/bet_result?bet=${bet.id}`);
  const panel = page.getByRole('region', { name: '캐시아웃' });
  await press(panel.getByRole('button', { name: '부분 정산', exact: true }));
  const slider = panel.getByRole('slider', { name: '정산 비율' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51%');
  const rest = STAKE - (STAKE * 51) / 100;
  await expect(panel.getByText(`${won(rest)}원`)).toBeVisible();
  await press(panel.getByRole('button', { name: /부분 정산하기$/ }));
  await expect.poll(async () => (await stored())?.cashOut?.stake).toBe(STAKE - rest);
  const part = (await stored())?.cashOut?.amount ?? 0;
  expect(part, 'less than the stake that was taken out').toBeLessThan(STAKE - rest);
  expect((await member(server, token)).emoney, 'balance').toBe(before + part);
  await expect(page.getByText(`${won(STAKE - rest)}원 → ${won(part)}원`)).toBeVisible();

  const target = panel.getByRole('form', { name: '자동 캐시아웃' });
  await target.getByRole('textbox', { name: '목표 금액' }).fill('900000');
  await press(target.getByRole('button', { name: '자동 정산 설정' }));
  await expect(target.getByText('900,000원에 자동 정산')).toBeVisible();
  expect((await stored())?.cashOut?.target).toBe(900_000);
  await press(target.getByRole('button', { name: '해제' }));
  await expect(target.getByRole('button', { name: '자동 정산 설정' })).toBeVisible();

  await press(panel.getByRole('button', { name: '전체 정산', exact: true }));
  await press(panel.getByRole('button', { name: /전체 정산하기$/ }));
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: '단폴 캐시아웃 상세 보기' })).toBeVisible();
  const closed = await stored();
  expect(closed).toMatchObject({ status: 'settled', cashOut: { stake: STAKE } });
  expect((await member(server, token)).emoney, 'balance').toBe(before + (closed?.payout ?? 0));

  await page.goto('/mywallet/statement');
  await expect(page.getByText('캐시아웃', { exact: true })).toHaveCount(2);
});
