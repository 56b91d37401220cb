import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; what: string }[];
  }
}

/** Records what moves by itself on every document that the page loads from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: { value: number; what: string }[] = [];
    window.layoutShifts = found;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            const tag = (node?.cloneNode() as Element | undefined)?.outerHTML?.slice(0, 90);
            return `${tag} ${from.y}+${from.height} to ${to.y}+${to.height}`;
          })
          .join(' | ');
        found.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all shifts of the document, which is never less than the browser's own figure, and what moved. */
export async function readShifts(page: Page): Promise<{ sum: number; what: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('\n') };
}
