import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { koreanContext } from '../../scripts/browser.ts';

export const viewNames = ['phone', 'desktop'] as const;
export type ViewName = (typeof viewNames)[number];
export const pageNames = ['floor', 'ours'] as const;
export type PageName = (typeof pageNames)[number];

export const paths: Record<PageName, string> = {
  floor: '/vanilla',
  ours: '/korea/cross?sport=football',
};

export const sizes: Record<ViewName, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
};

export function openContext(browser: Browser, view: ViewName): Promise<BrowserContext> {
  const touch = view === 'phone' ? { hasTouch: true, isMobile: true } : {};
  return koreanContext(browser, { viewport: sizes[view], ...touch });
}

/** The parts of a page that are pressed; the floor names them as our board does. */
export interface Parts {
  /** The first price of the row at that place. */
  price: (row: number) => Locator;
  bar: Locator;
  closeSheet: Locator;
  stake: Locator;
  lastLeg: Locator;
  fold: Locator;
  allMarkets: Locator;
  /** The same button under its row; a phone has all markets over its board, with a button that closes them. */
  fewMarkets: Locator;
  conditions: Locator;
  search: Locator;
  day: (name: string) => Locator;
  column: (name: string) => Locator;
}

export function partsOf(page: Page): Parts {
  const allMarkets = page.locator('[data-more]').first();
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  return {
    price: (row) => page.locator('[data-odds-row]').nth(row).locator('[data-selection]').first(),
    bar: button(/베팅카트.*열기$/),
    closeSheet: button('베팅카트 닫기'),
    stake: page.locator('[data-stake] input'),
    lastLeg: page.locator('[data-leg]').last().getByRole('button').first(),
    fold: button(/(접기|펼치기)$/),
    allMarkets,
    fewMarkets: page.getByRole('button', { name: '닫기', exact: true }).or(allMarkets).last(),
    conditions: button(/^조건·검색/),
    search: page.locator('[data-board-search]'),
    day: (name) => page.getByRole('group', { name: '날짜' }).getByRole('button', { name }),
    column: (name) =>
      page.getByRole('group', { name: '배당 종류' }).getByText(name, { exact: true }),
  };
}
