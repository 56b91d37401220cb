import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launchBrowser } from '../scripts/browser.ts';
import { clientDir } from '../scripts/lib/client-build.ts';
import { type FeedServer, startFeedServer } from './board/feed-server.ts';
import {
  openContext,
  pageNames,
  type PageName,
  paths,
  type ViewName,
  viewNames,
} from './interactions/views.ts';
import { median } from './lib/median.ts';

export interface FirstOddsOptions {
  fixtures: readonly number[];
  repeats: number;
  views: readonly ViewName[];
}

/** Runs in the page: notes when the first price is there, milliseconds since the visit began. */
function watchFirstPrice(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-selection]')) return;
    observer.disconnect();
    requestAnimationFrame(() => Object.assign(globalThis, { firstPrice: performance.now() }));
  });
  observer.observe(document, { childList: true, subtree: true });
  localStorage.setItem('hanpan.board-list', '"all"');
}

/** Visits a page with an empty cache; answers milliseconds until a price is painted. */
async function visit(server: FeedServer, page: PageName, view: ViewName): Promise<number> {
  const browser = await launchBrowser();
  try {
    const context = await openContext(browser, view);
    const tab = await context.newPage();
    await tab.addInitScript(watchFirstPrice);
    await tab.goto(server.url + paths[page]);
    const found = await tab.waitForFunction(
      () => (globalThis as unknown as { firstPrice?: number }).firstPrice,
    );
    return (await found.jsonValue()) ?? Number.NaN;
  } finally {
    await browser.close();
  }
}

/** Prints how large the snapshot of a board is, and when its first price is painted beside the hand-written page. */
export async function benchFirstOdds(options: Partial<FirstOddsOptions> = {}): Promise<void> {
  if (!existsSync(join(clientDir, 'index.html'))) throw new Error(`no client in ${clientDir}`);
  const { fixtures = [100, 1000], repeats = 5, views = viewNames } = options;
  console.log('milliseconds until the first price, medians of visits without a cache');
  console.log('fixtures  snapshot kB  brotli kB  view       floor    ours   ratio');
  for (const count of fixtures) {
    const server = await startFeedServer({ clientDir, fixtures: count, hot: 0, seed: 7 });
    try {
      const snapshot = Buffer.from(JSON.stringify(server.market.board()));
      const sizes = [snapshot.length, brotliCompressSync(snapshot).length];
      for (const view of views) {
        const times = new Map<PageName, number[]>(pageNames.map((page) => [page, []]));
        for (let round = 0; round < repeats; round += 1)
          for (const page of pageNames) times.get(page)?.push(await visit(server, page, view));
        const [floor = 0, ours = 0] = pageNames.map((page) => median(times.get(page) ?? []));
        console.log(
          `${String(count).padEnd(8)}${sizes.map((size) => (size / 1000).toFixed(1).padStart(13)).join('')}  ` +
            `${view.padEnd(8)}${floor.toFixed(0).padStart(8)}${ours.toFixed(0).padStart(8)}   ×${(ours / floor).toFixed(2)}`,
        );
      }
    } finally {
      await server.close();
    }
  }
}
