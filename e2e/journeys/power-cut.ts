import { randomUUID } from 'node:crypto';
import { type Journey, standingClock } from '../lib/journey.ts';
import { bets, login, member, placeBet, same, tokenOf, until, won } from '../lib/site.ts';
import { pickFromBoard } from './place-a-bet.ts';

const STAKE = 20_000;

export const powerCut: Journey = {
  name: '7 killed between two bets and started again: nothing acknowledged is lost',
  env: standingClock,
  async run({ server, open }) {
    const page = await open();
    await login(page, server, 'member01');
    await page.waitForURL(`${server.url}/`);
    const token = await tokenOf(page);
    await page.goto(`${server.url}/korea/cross`);
    same((await pickFromBoard(page, 1)).length, 1, 'picks of the first bet');
    await placeBet(page, STAKE);
    await until(
      'the first bet is acknowledged',
      async () => (await bets(server, token)).length === 1,
    );
    await page.getByText('베팅이 완료되었습니다.').first().waitFor();

    await page.getByRole('button', { name: '닫기' }).first().click();
    same((await pickFromBoard(page, 2)).length, 2, 'picks of the second bet');
    await page.getByLabel('베팅금액').fill(String(STAKE));
    await page.getByRole('button', { name: /원 베팅하기$/ }).click();
    await server.kill();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await page.getByText('베팅 결과를 확인하고 있습니다.').first().waitFor();
    await server.restart();
    await page.getByText('베팅이 서버에 전달되지 않았습니다.').first().waitFor({ timeout: 40_000 });
    same((await bets(server, token)).length, 1, 'bets after the restart');
    same((await member(server, token)).emoney, 1_000_000 - STAKE, 'balance after the restart');

    await page.getByRole('button', { name: '다시 보내기' }).click();
    await until(
      'the second bet is taken once',
      async () => (await bets(server, token)).length === 2,
    );
    await page
      .getByText(won(1_000_000 - 2 * STAKE))
      .first()
      .waitFor();
    const unknown = await server.call('GET', `/bet/key/${randomUUID()}`, { token });
    same(unknown.status, 404, 'a key that was never sent');
  },
};
