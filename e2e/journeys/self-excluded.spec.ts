import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import type { TestServer } from '../lib/server.ts';
import { login, openSlip, pickFromBoard, placeBet, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const EXCLUDED = /자가 이용 제한 중입니다\./;

async function bet(page: Page): Promise<void> {
  await page.goto('/korea/cross?sport=football');
  await pickFromBoard(page, 1);
  await openSlip(page);
  await placeBet(page, 20_000);
}

/** About bonuses in the demo's content, and about the rules. */
const MARKETING = '보너스 배당 안내';
const NOTICE = '이용규정 안내';

/** On a phone one is shown at a time, and the others wait. */
const popup = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true, includeHidden: true });

/** Sends what another page, or another device, could still send. */
async function deposit(server: TestServer, token: string): Promise<string> {
  const { body } = await server.call('POST', '/charge', {
    token,
    headers: { 'Idempotency-Key': 'x'.repeat(32) },
    body: { amount: 100_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
  });
  return JSON.stringify(body);
}

test('who has excluded themselves reads everything, bets and deposits nothing, and takes their money out', {
  tag: '@phone',
}, async ({ page, server }) => {
  await login(page, 'member01');
  const token = await tokenOf(page);
  await expect(popup(page, NOTICE)).toBeAttached();
  await expect(popup(page, MARKETING)).toBeAttached();
  const excluded = await server.call('POST', '/protection/exclusion', {
    token,
    body: { months: 6 },
  });
  expect(excluded.status).toBe(200);
  // What is about bonuses is not shown any more, what is about the rules is.
  await page.goto('/');
  await expect(popup(page, NOTICE)).toBeAttached();
  await expect(popup(page, MARKETING)).toHaveCount(0);

  await bet(page);
  await expect(page.getByText(EXCLUDED).first()).toBeVisible();
  const bets = await server.call<{ data: unknown[] }>('GET', '/bet', { token });
  expect(bets.body.data).toEqual([]);

  expect(await deposit(server, token)).toContain('SELF_EXCLUDED');
  for (const path of ['/charge', '/limits']) {
    await page.goto(path);
    await expect(page.getByText(EXCLUDED).first()).toBeVisible();
  }
  for (const path of ['/', '/korea/cross', '/bet_result', '/rule', '/member']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(path);
  }

  await page.goto('/exchange');
  await page.getByLabel('환전 금액').fill('10000');
  await page.getByRole('textbox', { name: '환전 비밀번호' }).fill('1234');
  await press(page.getByRole('button', { name: '10,000원 환전 신청' }));
  await expect(page.getByRole('list', { name: '진행 상태' })).toBeVisible();
  await page.goto('/mywallet/statement');
  await expect(page.getByText('환전신청').first()).toBeVisible();
});
