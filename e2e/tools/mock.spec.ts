import { gather, spawnNode } from '../../scripts/lib/processes.ts';
import { expect, test } from '../lib/mock-site.ts';
import { press } from '../lib/press.ts';

test('the client runs on the mock: prices move, a bet is placed and in the history', async ({
  page,
  mockUrl,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${mockUrl}/korea/cross?scenario=odds-fast`);
  const prices = page.locator('[data-selection]');
  await prices.first().waitFor();
  const shown = () => prices.allTextContents();
  const before = await shown();
  expect(before.length).toBeGreaterThan(20);
  await expect.poll(async () => (await shown()).join()).not.toBe(before.join());

  await page.goto(`${mockUrl}/korea/cross?scenario=odds-still`);
  await press(prices.first());
  await page.getByLabel('베팅금액').fill('20000');
  await press(page.getByRole('button', { name: /원 베팅하기$/ }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  await expect(page.getByText('980,000').first()).toBeVisible();
  await press(page.getByRole('link', { name: '베팅내역 보기' }));
  const bet = page.getByRole('main').getByText('20,000원').filter({ visible: true });
  await expect(bet.first()).toBeVisible();
  expect(errors, 'errors of the page').toEqual([]);
});

test('the bench of a slow line says when prices are there', async ({ mockUrl }) => {
  const short = ['--paths', '/korea/cross', '--repeats', '1'];
  const bench = spawnNode('bench/slow-line.ts', ['--base', mockUrl, ...short]);
  const { code, output } = await gather(bench);
  expect(output).toMatch(/^\/korea\/cross: first paint \d+\.\d s, prices \d+\.\d s, [1-9]\d+ kB/m);
  expect(code, output).toBe(0);
});
