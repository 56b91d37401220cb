import { readFile } from 'node:fs/promises';
import { press } from '../lib/press.ts';
import { board, login, must, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 30_000;

test('a member finds a stake in the statement, its bet, and takes the lines along', async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  const markets = (await board(server, 'cross')).flatMap((fixture) => fixture.markets);
  const selection = must(
    markets.find(({ typeId, status }) => typeId === 1 && status === 1)?.selections[0],
    'selection',
  );
  const leg = { selectionId: selection.id, odds: selection.odds, line: null, offerScore: null };
  const { status, body } = await server.call<{ id: string }>('POST', '/bet', {
    token: await tokenOf(page),
    headers: { 'idempotency-key': 'statement-1' },
    body: {
      stake: STAKE,
      oddsPolicy: 'any',
      bonusFolders: null,
      legs: [{ ...leg, inPlay: false }],
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);

  await page.goto('/mywallet/statement');
  const row = page.getByRole('row').filter({ hasText: '−30,000' }).last();
  await expect(row).toContainText('베팅');
  const chart = page.getByRole('slider', { name: '잔액 변화' });
  await expect(chart).toHaveAttribute('aria-valuetext', /베팅 970,000원$/);

  const downloaded = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'CSV 내려받기' }));
  const text = await readFile(await (await downloaded).path(), 'utf8');
  expect(text).toMatch(/^\uFEFF시각,거래번호/);
  expect(text).toContain(`,1000000,-30000,970000,${body.id}`);

  await press(row.getByRole('link', { name: /베팅내역/ }));
  await expect(page).toHaveURL(new RegExp(`/bet_result\\?.*bet=${body.id}`));
});
