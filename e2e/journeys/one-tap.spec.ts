import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { bets, boardPicks, cell, login, member, must, passTime, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const STAKE = 30_000;

/** Sets a remembered stake and turns the switch on, in the dialog of the slip. */
async function turnOn(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: '베팅카트 설정' }));
  const dialog = page.getByRole('dialog', { name: '베팅카트 설정' });
  await dialog.getByLabel('기본 베팅금액').fill(String(STAKE));
  await press(dialog.getByRole('checkbox', { name: '라이브 원터치 베팅' }));
  await press(dialog.getByRole('button', { name: '저장' }));
  await expect(dialog).toBeHidden();
}

test('a double tap on a live price is one bet, which waits and is decided', async ({
  page,
  server,
}) => {
  await login(page, 'member01');
  await page.goto('/korea/live');
  await turnOn(page);
  const id = must((await boardPicks(page, 1))[0], 'live price');
  const before = (await member(server, await tokenOf(page))).emoney;
  const price = cell(page, id).first();
  await press(price);
  await press(price);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '접수 대기 중인 베팅' })).toBeVisible();
  // Past the quiet time of a press, and still one.
  await page.waitForTimeout(2_000);
  await press(price);
  await expect(page.getByText(/앞의 베팅을 접수하고 있습니다/).first()).toBeVisible();
  const token = await tokenOf(page);
  const placed = await bets(server, token);
  expect(placed).toHaveLength(1);
  expect(placed[0]).toMatchObject({ status: 'pending', stake: STAKE, legs: [{ selectionId: id }] });
  expect((await member(server, token)).emoney).toBe(before - STAKE);

  const admin = await server.login('admin01');
  await passTime(server, admin, 10_000);
  await expect(page.getByText(/베팅이 완료되었습니다|접수되지 않았습니다/).first()).toBeVisible();
  expect((await bets(server, token))[0]?.status).toMatch(/accepted|refused/);
});
