import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import {
  bets,
  type BetView,
  login,
  member,
  passTime,
  placeLater,
  tokenOf,
  won,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 50_000;
const OPENING_BALANCE = 1_000_000;
const MINUTE = 60_000;

async function openDetail(page: Page, bet: BetView): Promise<void> {
  await page.goto(`/bet_result?bet=${bet.id}`);
  await expect(page.getByText(bet.id)).toBeVisible();
}

const cancelButton = (page: Page) => page.getByRole('button', { name: '베팅 취소', exact: true });

test('a bet is cancelled in time, and not after it', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  const [first, second] = [
    await placeLater(server, token, { key: 'cancel-1', stake: STAKE }),
    await placeLater(server, token, { key: 'cancel-2', stake: STAKE }),
  ];

  await openDetail(page, first);
  await expect(page.getByText(/까지 취소 가능$/)).toBeVisible();
  await press(cancelButton(page));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(won(STAKE));
  await press(question.getByRole('button', { name: '유지하기' }));
  expect((await bets(server, token)).map(({ status }) => status)).toEqual(['accepted', 'accepted']);

  await press(cancelButton(page));
  await press(question.getByRole('button', { name: '베팅 취소' }));
  await expect(cancelButton(page)).toHaveCount(0);
  const stored = async () => (await bets(server, token)).find(({ id }) => id === first.id)?.status;
  expect(await stored(), 'the first bet').toBe('cancelled');
  expect((await member(server, token)).emoney, 'balance').toBe(OPENING_BALANCE - STAKE);
  await expect(page.getByRole('button', { name: '단폴 취소 상세 보기' })).toBeVisible();

  await passTime(server, await server.login('admin01'), 31 * MINUTE);
  await openDetail(page, second);
  await expect(cancelButton(page)).toHaveCount(0);
  const late = await server.call<{ code: string }>('POST', `/bet/${second.id}/cancel`, { token });
  expect(late).toMatchObject({ status: 409, body: { code: 'CANCEL_TOO_LATE' } });
  expect((await member(server, token)).emoney, 'balance').toBe(OPENING_BALANCE - STAKE);
});
