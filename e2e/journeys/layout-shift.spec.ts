import type { Page } from '@playwright/test';
import { readShifts, recordShifts } from '../lib/layout-shift.ts';
import { press } from '../lib/press.ts';
import { login } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

const LIMIT = 0.02;
/** What comes after the heading: the rows of a board, parts below the fold, notices. */
const SETTLED_MS = 700;

test.use({ sharesServer: true });

/** The addresses of the menu of all pages, which the site makes of its site map, and some of those that need a choice. */
async function addressesOf(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page.getByRole('button', { name: '메뉴 열기' }));
  const links = page.getByRole('navigation', { name: '전체 페이지' }).getByRole('link');
  await links.first().waitFor();
  const listed = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  if (size) await page.setViewportSize(size);
  expect(listed.length, 'pages of the menu').toBeGreaterThan(30);
  return [
    '/',
    ...listed,
    '/login',
    '/event/3',
    '/free/write',
    '/minigame/eos/powerball1',
    '/nowhere',
  ];
}

/** Each test opens one page in so many: all of them together take minutes. */
const PARTS = [0, 1, 2];

async function expectStill(page: Page, who: string, part: number): Promise<void> {
  const all = await addressesOf(page);
  const addresses = all.filter((_, index) => index % PARTS.length === part);
  await recordShifts(page);
  const moved: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    const { sum, what } = await readShifts(page);
    if (sum >= LIMIT) moved.push(`${address} ${sum.toFixed(4)}\n${what}`);
  }
  expect(moved, `pages that move by themselves for ${who}`).toEqual([]);
}

for (const part of PARTS) {
  const of = `part ${part + 1} of ${PARTS.length}`;

  test(`no page moves by itself for a guest, ${of}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    await expectStill(page, 'a guest', part);
  });

  test(`no page moves by itself for a member, ${of}`, { tag: '@phone' }, async ({ page }) => {
    await login(page, 'member01');
    await expectStill(page, 'a member', part);
  });
}
