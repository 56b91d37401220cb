import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import {
  type BetView,
  bets,
  board,
  login,
  member,
  moveClock,
  must,
  serverNow,
  tokenOf,
  won,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 50_000;
const OPENING_BALANCE = 1_000_000;
const MINUTE = 60_000;

/** Places a single on a match that begins in four hours or later. */
async function place(server: TestServer, token: string, key: string): Promise<BetView> {
  const now = await serverNow(server);
  const fixtures = await board(server, 'cross');
  const later = fixtures.filter(({ startsAt }) => startsAt > now + 240 * MINUTE);
  // Winner, draw or winner: without a line.
  const markets = later.flatMap((fixture) => fixture.markets.filter(({ typeId }) => typeId === 1));
  const selection = must(markets[0]?.selections[0], 'selection of a match that begins later');
  const leg = { selectionId: selection.id, odds: selection.odds, line: null, offerScore: null };
  const { status, body } = await server.call<BetView>('POST', '/bet', {
    token,
    headers: { 'idempotency-key': key },
    body: {
      stake: STAKE,
      oddsPolicy: 'any',
      bonusFolders: null,
      legs: [{ ...leg, inPlay: false }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

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
    await place(server, token, 'cancel-1'),
    await place(server, token, 'cancel-2'),
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

  await moveClock(server, await server.login('admin01'), (await serverNow(server)) + 31 * MINUTE);
  await openDetail(page, second);
  await expect(cancelButton(page)).toHaveCount(0);
  const late = await server.call<{ code: string }>('POST', `/bet/${second.id}/cancel`, { token });
  expect(late).toMatchObject({ status: 409, body: { code: 'CANCEL_TOO_LATE' } });
  expect((await member(server, token)).emoney, 'balance').toBe(OPENING_BALANCE - STAKE);
});
