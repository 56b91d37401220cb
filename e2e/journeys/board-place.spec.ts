import type { Page } from '@playwright/test';
import { press } from '../lib/press.ts';
import { expect, test } from '../lib/test.ts';

const PLACE = 5_000;

const openConditions = (page: Page) => press(page.getByRole('button', { name: '조건·검색' }));

/** How far the page is scrolled, and the row in the middle of the window. */
function placeOf(page: Page): Promise<{ scroll: number; row: string | null }> {
  return page.evaluate(() => {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const row = at?.closest('[data-item]')?.getAttribute('data-item') ?? null;
    return { scroll: Math.round(scrollY), row };
  });
}

/** Cells whose name or line lies over the figures or out of the cell. */
function crowdedCells(page: Page): Promise<string[]> {
  return page.locator('[data-item] [data-selection]').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const own = cell.getBoundingClientRect();
        const boxes = [...cell.querySelectorAll(':scope > [aria-hidden]')].flatMap((part) =>
          [part, ...part.children].map((one) => ({ part, box: one.getBoundingClientRect() })),
        );
        return boxes.some(
          ({ part, box }) =>
            box.left < own.left ||
            box.right > own.right ||
            boxes.some(
              (other) =>
                other.part !== part &&
                box.left < other.box.right &&
                other.box.left < box.right &&
                box.top < other.box.bottom &&
                other.box.top < box.bottom,
            ),
        );
      })
      .map((cell) => cell.textContent ?? ''),
  );
}

test.use({ sharesServer: true });

test('back and reload return to the place on a long board, its filters and its order', async ({
  page,
}) => {
  await page.goto('/korea/cross');
  await openConditions(page);
  await page.getByLabel('보기 방식').selectOption('all');
  await page.getByLabel('정렬').selectOption('league');
  await page.waitForURL(/sort=league/);
  await page.locator('[data-item]').first().waitFor();
  await page.evaluate((place) => scrollTo(0, place), PLACE);
  await expect.poll(() => placeOf(page)).toEqual({ scroll: PLACE, row: expect.any(String) });
  const left = await placeOf(page);

  await press(page.getByRole('link', { name: /한판/ }).first());
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await expect.poll(() => placeOf(page), { message: 'place after going back' }).toEqual(left);
  await page.reload();
  await expect.poll(() => placeOf(page), { message: 'place after a reload' }).toEqual(left);
  await expect(page).toHaveURL(/sort=league/);
  await expect(page.getByLabel('보기 방식')).toHaveValue('all');

  await page.getByPlaceholder('팀·리그·초성 검색').fill('없는 팀');
  await expect(page.getByText('조건에 맞는 경기가 없습니다.')).toBeVisible();
  await press(page.getByRole('button', { name: '조건 초기화' }));
  await expect(page.locator('[data-item]').first()).toBeVisible();
});

test('no name lies over a price at any desktop width, in either form of the list', async ({
  page,
}) => {
  await page.goto('/korea/cross');
  await openConditions(page);
  for (const form of ['경기별', '마켓별']) {
    await press(page.getByRole('button', { name: form }));
    for (const width of [1025, 1239, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('[data-item] [data-selection]').first().waitFor();
      expect(await crowdedCells(page), `crowded cells, ${form}, ${width}px`).toEqual([]);
    }
  }
});

/** How many matches are wholly visible, and where the first price is, pixels from the top of the window. */
function boardOf(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-odds-row="line"]')];
    const visible = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight - (innerWidth <= 768 ? 60 : 0);
    });
    const first = document.querySelector('[data-item] [data-selection]');
    return {
      rows: visible.length,
      firstPrice: first?.getBoundingClientRect().top ?? Number.NaN,
    };
  });
}

test('a desktop shows nine matches on arrival, the first price within 200 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/korea/cross');
  await page.locator('[data-item] [data-selection]').first().waitFor();
  const board = await boardOf(page);
  expect(board.rows).toBeGreaterThanOrEqual(9);
  expect(board.firstPrice).toBeLessThanOrEqual(200);
});

test('a phone shows five matches on arrival, the first price within 200 px @phone', async ({
  page,
}) => {
  await page.goto('/korea/cross');
  await page.locator('[data-item] [data-selection]').first().waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const board = await boardOf(page);
  expect(board.rows).toBeGreaterThanOrEqual(5);
  expect(board.firstPrice).toBeLessThanOrEqual(200);
});

test('all markets of a match have an address: a link opens them, Back closes them @phone', async ({
  page,
}) => {
  await page.goto('/korea/cross');
  const row = page.locator('[data-odds-row="line"]').nth(2);
  await press(row.getByRole('button', { name: /전체 마켓 보기/ }));
  await page.waitForURL(/fixture=/);
  const panel = page.getByRole('region', { name: / 대 / });
  await expect(panel.getByRole('button', { name: /배당/ }).first()).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: /배당/ }).first()).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/korea\/cross/);
});

test('all markets of a match cover the whole board of a phone, and give the focus back @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/korea/cross');
  const more = page.getByRole('button', { name: /전체 마켓 보기/ }).nth(1);
  await press(more);
  const panel = page.getByRole('region', { name: / 대 / });
  await expect(panel).toBeFocused();
  for (const part of ['h1', '#board']) {
    await expect(page.locator(`[inert] ${part}`)).toHaveCount(1);
  }
  await press(panel.getByRole('button', { name: /닫기/ }));
  await expect(panel).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page.locator('[inert] h1, [inert] #board')).toHaveCount(0);
});

test('Esc closes all markets under a row and leads back to their button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/korea/cross');
  const more = page.getByRole('button', { name: /전체 마켓 보기/ }).nth(1);
  await press(more);
  const panel = page.getByRole('region', { name: / 대 / });
  await panel.getByRole('button', { name: /배당/ }).first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(more).toBeFocused();
});
