import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/source-hash.ts';
import { press } from '../lib/press.ts';
import { bets, boardPicks, cell, login, must, tokenOf } from '../lib/site.ts';
import { expect, test } from '../lib/test.ts';

/** Before an Enter in the question counts (`shared/ui/alert-dialog`). */
const READ_MS = 500;

/** How the table writes what Playwright names otherwise. */
const names: Record<string, string> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Esc: 'Escape',
};

interface Row {
  keys: string[];
  where: string;
}

/** The rows of the table of keys in `docs/accessibility.md`. */
function documentedRows(): Row[] {
  const text = readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8');
  const table = /^\| key \| where .*\n\|[- |]+\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? '';
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, keys = '', where = ''] = line.split('|').map((part) => part.trim());
      return { keys: keys.split(', ').map((key) => names[key] ?? key), where };
    });
}

interface Site {
  page: Page;
  /** Presses keys one after the other and notes them. */
  keys: (...keys: string[]) => Promise<void>;
}

type Case = (site: Site) => Promise<void>;

const focused = (page: Page) => page.locator(':focus');
const prices = (page: Page) => page.locator('[data-item] [data-selection]');
const stake = (page: Page) => page.getByLabel('베팅금액');
const keyMap = (page: Page) => page.getByRole('dialog', { name: '단축키 안내' });
const itemOf = (page: Page) =>
  focused(page).evaluate((one) => one.closest('[data-item]')?.getAttribute('data-item'));
const dayOf = async (page: Page) =>
  Date.parse(must(await focused(page).getAttribute('data-day'), 'day with the focus'));

const opensKeyMap: Case = async ({ page, keys }) => {
  await keys('?');
  await expect(keyMap(page)).toBeVisible();
};

const closesKeyMap: Case = async (site) => {
  await opensKeyMap(site);
  await site.keys('Escape');
  await expect(keyMap(site.page)).toHaveCount(0);
};

const alongRow =
  (there: string, back: string): Case =>
  async ({ page, keys }) => {
    await prices(page).first().focus();
    await keys(there);
    await expect(prices(page).first()).not.toBeFocused();
    await keys(back);
    await expect(prices(page).first()).toBeFocused();
  };

const overMatches =
  (there: string, back: string): Case =>
  async ({ page, keys }) => {
    await prices(page).first().focus();
    const start = await itemOf(page);
    await keys(there);
    await expect.poll(() => itemOf(page), { message: there }).not.toBe(start);
    await keys(back);
    await expect.poll(() => itemOf(page), { message: back }).toBe(start);
  };

/** Presses each pair from the day after today, a Sunday, on which a week begins: there later, and back. */
const overDays =
  (...pairs: (readonly [there: string, back: string])[]): Case =>
  async ({ page, keys }) => {
    await press(page.getByRole('button', { name: '달력에서 날짜 선택' }));
    await page.locator('[data-day][tabindex="0"]').focus();
    await page.keyboard.press('PageUp');
    await keys('ArrowRight');
    const start = await dayOf(page);
    for (const [there, back] of pairs) {
      await keys(there);
      expect(await dayOf(page), there).toBeGreaterThan(start);
      await keys(back);
      expect(await dayOf(page), back).toBeLessThanOrEqual(start);
      while ((await dayOf(page)) < start) await keys('ArrowRight');
    }
    await keys('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

/** Opens a dialog with several stops. */
async function openPreferences(page: Page) {
  const opener = page.getByRole('button', { name: '베팅카트 설정' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '베팅카트 설정' });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

/** By where and keys, as the table has them. The last one places a bet. */
const cases: Record<string, Case> = {
  'first on every page: Tab': async ({ page, keys }) => {
    await page.reload();
    await page.getByRole('link', { name: '경기 목록으로 건너뛰기' }).waitFor({ state: 'attached' });
    await keys('Tab');
    await expect(focused(page)).toHaveText('본문으로 건너뛰기');
    await keys('Tab');
    await expect(focused(page)).toHaveText('경기 목록으로 건너뛰기');
    await page.getByRole('button', { name: '단축키 안내' }).waitFor();
    await prices(page).first().waitFor();
  },
  'anywhere: Back of the browser': async (site) => {
    const { page } = site;
    await opensKeyMap(site);
    await page.waitForFunction(() => history.state?.['hanpan.over'] === true);
    const { href } = new URL(page.url());
    await site.keys('Back of the browser');
    await expect(keyMap(page)).toHaveCount(0);
    expect(page.url()).toBe(href);
  },
  'anywhere: G': async ({ page, keys }) => {
    await prices(page).first().focus();
    await page.getByRole('button', { name: '단축키 안내' }).focus();
    await keys('G');
    await expect(prices(page).first()).toBeFocused();
  },
  'anywhere: B': async ({ page, keys }) => {
    await keys('B');
    await expect(stake(page)).toBeFocused();
    await page.keyboard.press('Escape');
  },
  'anywhere: ?': closesKeyMap,
  'anywhere: Escape': closesKeyMap,
  'list of games: ArrowLeft, ArrowRight': alongRow('ArrowRight', 'ArrowLeft'),
  'list of games: ArrowUp, ArrowDown': overMatches('ArrowDown', 'ArrowUp'),
  'list of games: Home, End': alongRow('End', 'Home'),
  'list of games: PageUp, PageDown': overMatches('PageDown', 'PageUp'),
  'list of games: J, K': overMatches('J', 'K'),
  'list of games: /': async ({ page, keys }) => {
    await prices(page).first().focus();
    await keys('/');
    await expect(page.getByPlaceholder('팀·리그·초성 검색')).toBeFocused();
  },
  'calendar: ArrowLeft, ArrowRight, ArrowUp, ArrowDown': overDays(
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowDown', 'ArrowUp'],
  ),
  'calendar: Home, End': overDays(['End', 'Home']),
  'calendar: PageUp, PageDown': overDays(['PageDown', 'PageUp']),
  'price: Enter, Space': async ({ page, keys }) => {
    const price = cell(page, must((await boardPicks(page, 2))[1], 'second price')).first();
    await price.focus();
    await keys('Enter');
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await keys('Space');
    await expect(price).toHaveAttribute('aria-pressed', 'false');
  },
  'slip: Escape': async ({ page, keys }) => {
    await prices(page).first().focus();
    await page.keyboard.press('b');
    await expect(stake(page)).toBeFocused();
    await keys('Escape');
    await expect(prices(page).first()).toBeFocused();
  },
  'dialog: Tab, Shift+Tab': async ({ page, keys }) => {
    const { dialog } = await openPreferences(page);
    // The dialog itself has the focus first and is no stop.
    await keys('Tab');
    for (const key of ['Tab', 'Shift+Tab']) {
      const first = await focused(page).evaluateHandle((one) => one);
      let steps = 0;
      do {
        await keys(key);
        await expect(dialog.locator(':focus'), `${key} stays inside`).toHaveCount(1);
        steps += 1;
      } while (steps < 40 && !(await first.evaluate((one) => one === document.activeElement)));
      expect(steps, `${key} begins again`).toBeGreaterThan(2);
      expect(steps).toBeLessThan(40);
    }
    await page.keyboard.press('Escape');
  },
  'dialog: Escape': async ({ page, keys }) => {
    const { opener, dialog } = await openPreferences(page);
    await keys('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
  'stake: Enter': async ({ page, keys }) => {
    await stake(page).fill('10000');
    await keys('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: '확인' })).toBeFocused();
    await page.waitForTimeout(READ_MS);
    await keys('Enter');
    await expect(question).toHaveCount(0);
  },
};

test('every key of the key map does what it says', async ({ page, server }) => {
  const rows = documentedRows();
  const nameOf = ({ keys, where }: Row): string => `${where}: ${keys.join(', ')}`;
  expect(rows.map(nameOf).sort(), 'rows of the table').toEqual(Object.keys(cases).sort());

  await login(page, 'member01');
  await page.goto('/korea/cross');
  await page.evaluate(() => localStorage.setItem('hanpan.board-list', '"all"'));
  await page.reload();
  await page.getByRole('button', { name: '단축키 안내' }).waitFor();
  const [pick] = await boardPicks(page, 1);
  await press(cell(page, must(pick, 'price')).first());

  for (const row of rows) {
    const pressed = new Set<string>();
    async function keys(...all: string[]): Promise<void> {
      for (const key of all) {
        pressed.add(key);
        if (key === 'Back of the browser') await page.goBack();
        else await page.keyboard.press(/^[A-Z]$/.test(key) ? key.toLowerCase() : key);
      }
    }
    await test.step(nameOf(row), async () => {
      await cases[nameOf(row)]?.({ page, keys });
      expect([...pressed], 'keys that were pressed').toEqual(expect.arrayContaining(row.keys));
    });
  }
  const token = await tokenOf(page);
  await expect.poll(async () => (await bets(server, token)).length, 'the bet').toBe(1);
});
