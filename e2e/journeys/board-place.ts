import type { Page } from 'playwright';
import { type Journey, standingClock } from '../lib/journey.ts';
import { must, same, until } from '../lib/site.ts';

const PLACE = 9_000;

interface Sight {
  scroll: number;
  row: string | null;
}

/** How far the page is scrolled, and the row that stands in the middle of the window. */
function sight(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const row = at?.closest('[data-item]')?.getAttribute('data-item') ?? null;
    return { scroll: Math.round(scrollY), row };
  });
}

async function untilBack(page: Page, left: Sight, how: string): Promise<void> {
  await until(`${how} shows the row that was left`, async () => {
    const now = await sight(page);
    return now.scroll === left.scroll && now.row === left.row;
  });
}

/** Cells whose name or line stands over the figures or out of the cell. */
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

export const boardPlace: Journey = {
  name: '9 back and reload return to the place on a long board, its filters and its way of listing; its cells hold at any width',
  env: standingClock,
  async run({ server, open }) {
    const page = await open();
    await page.goto(`${server.url}/korea/cross`);
    await page.getByLabel('보기 방식').selectOption('all');
    await page.getByLabel('정렬').selectOption('league');
    await page.waitForURL(/sort=league/);
    await page.locator('[data-item]').first().waitFor();
    await page.evaluate((place) => scrollTo(0, place), PLACE);
    await until('the board is scrolled', async () => (await sight(page)).row !== null);
    const left = await sight(page);
    same(left.scroll, PLACE, 'place on the board');

    await page.getByRole('link', { name: /한판/ }).first().click();
    await page.waitForURL(`${server.url}/`);
    await page.goBack();
    await untilBack(page, left, 'back');
    await page.reload();
    await untilBack(page, left, 'reload');
    must(new URL(page.url()).searchParams.get('sort'), 'order in the address');
    same(await page.getByLabel('보기 방식').inputValue(), 'all', 'way of listing');

    await page.getByPlaceholder('팀·리그·초성 검색').fill('없는 팀');
    await page.getByText('조건에 맞는 경기가 없습니다.').waitFor();
    await page.getByRole('button', { name: '조건 지우기' }).click();
    await page.locator('[data-item]').first().waitFor();

    for (const width of [1025, 1239, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('[data-item] [data-selection]').first().waitFor();
      same((await crowdedCells(page)).join('; '), '', `crowded cells at ${width}px`);
    }
  },
};
