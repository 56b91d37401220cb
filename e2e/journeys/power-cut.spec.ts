import { randomUUID } from 'node:crypto';
import { press } from '../lib/press.ts';
import { bets, login, member, pickFromBoard, placeBet, tokenOf, won } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 20_000;

test.use({ ownProcess: true });

test('a server killed between two bets loses nothing that it acknowledged', async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  const placed = async () => (await bets(server, token)).length;
  await page.goto('/korea/cross');
  expect(await pickFromBoard(page, 1), 'picks of the first bet').toHaveLength(1);
  await placeBet(page, STAKE);
  await expect.poll(placed, { message: 'bets acknowledged' }).toBe(1);
  await expect(page.getByText('베팅이 완료되었습니다.').first()).toBeVisible();

  await press(page.getByRole('button', { name: '닫기' }).first());
  expect(await pickFromBoard(page, 2), 'picks of the second bet').toHaveLength(2);
  await page.getByLabel('베팅금액').fill(String(STAKE));
  await press(page.getByRole('button', { name: /원 베팅하기$/ }));
  await server.kill();
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await expect(page.getByText('베팅 결과를 확인하고 있습니다.').first()).toBeVisible();
  await server.restart();
  await expect(page.getByText('베팅이 서버에 전달되지 않았습니다.').first()).toBeVisible({
    timeout: 40_000,
  });
  expect(await placed(), 'bets after the restart').toBe(1);
  expect((await member(server, token)).emoney, 'balance').toBe(1_000_000 - STAKE);

  await press(page.getByRole('button', { name: '다시 보내기' }));
  await expect.poll(placed, { message: 'bets after sending again' }).toBe(2);
  await expect(page.getByText(won(1_000_000 - 2 * STAKE)).first()).toBeVisible();
  const unknown = await server.call('GET', `/bet/key/${randomUUID()}`, { token });
  expect(unknown.status, 'a key that was never sent').toBe(404);
});
