import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import {
  bets,
  boardPicks,
  cell,
  login,
  must,
  openSlip,
  pickFromBoard,
  tokenOf,
  won,
} from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const WANTED = 100_000;
const LEAST = 10_000;

test('a slip by what it is to bring, placed in its mode and found by it', {
  tag: '@phone',
}, async ({ page, server }) => {
  await login(page, 'member01');
  await page.goto('/korea/cross');
  expect(await pickFromBoard(page, 2), 'picks').toHaveLength(2);
  await openSlip(page);
  await press(page.getByRole('button', { name: '당첨금으로 계산' }));
  await page.getByLabel('원하는 당첨금').fill(String(WANTED));
  const bet = page.getByRole('button', { name: /\d원 베팅하기$/ });
  await expect(bet).toBeEnabled();
  await press(bet);
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));

  const token = await tokenOf(page);
  await expect.poll(async () => (await bets(server, token)).length, 'bets').toBe(1);
  const { mode, stake, totalOdds, potentialPayout } = must((await bets(server, token))[0], 'bet');
  expect(mode).toBe('domestic');
  expect(potentialPayout, 'what it brings').toBeGreaterThanOrEqual(WANTED);
  const less = Math.floor(((stake - 1) * totalOdds) / 100);
  expect(stake === LEAST || less < WANTED, 'no lower stake does').toBe(true);

  await page.goto('/bet_result?mode=domestic');
  await expect(page.getByText(won(potentialPayout)).first()).toBeVisible();
  await page.goto('/bet_result?mode=european');
  await expect(page.getByText('해당하는 베팅이 없습니다.')).toBeVisible();
});

/** Opens an address as somebody who was sent it. */
async function open(page: Page, picks: string, path = '/korea/cross'): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${path}#picks=${encodeURIComponent(picks)}`);
}

test('a link with picks: priced again, never in place of the own slip without a question, and harmless', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/korea/cross');
  const [first = '', second = '', third = ''] = await boardPicks(page, 3);
  const dialog = page.getByRole('dialog', { name: '공유된 선택' });
  const slip = page.getByRole('list', { name: '선택한 경기' });

  // A guest opens it on a page without a slip; what is not there is named.
  await open(page, `${first},nosuchmatch.1._.1`, '/rule');
  await expect(dialog).toContainText('알 수 없는 경기');
  await expect(dialog).toContainText('더 이상 제공되지 않는 항목입니다');
  await press(dialog.getByRole('button', { name: '1경기 담기' }));
  await expect(dialog).toBeHidden();
  expect(page.url(), 'address').not.toContain('picks');
  await page.goto('/korea/cross');
  await expect(cell(page, first).first()).toHaveAttribute('aria-pressed', 'true');

  // The slip stays as it is until the guest says how.
  await open(page, `${second},${third}`);
  await expect(dialog).toContainText('베팅카트에 1경기가 담겨 있습니다.');
  await press(dialog.getByRole('button', { name: '2경기 함께 담기' }));
  await openSlip(page);
  await expect(slip.getByRole('listitem')).toHaveCount(3);
  await open(page, second);
  await press(dialog.getByRole('button', { name: '비우고 1경기 담기' }));
  await openSlip(page);
  await expect(slip.getByRole('listitem')).toHaveCount(1);

  const many = Array.from({ length: 200 }, (_, at) => `match${1000 + at}.1._.1`).join(',');
  for (const hostile of ['<img src=x onerror=alert(1)>', 'mem_demo_member01', many]) {
    await open(page, hostile);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('보낸 분께 다시 요청해주세요.');
    await press(alert.getByRole('button', { name: '확인' }));
    await expect(dialog).toBeHidden();
  }
  await openSlip(page);
  await expect(slip.getByRole('listitem')).toHaveCount(1);
});
