import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { koreanContext, launchBrowser } from '../scripts/browser.ts';
import { median } from './lib/median.ts';

/** A bad mobile line: what a page shows on it, and when. */
const line = { kbitPerSecond: 400, latencyMs: 400 };
const patienceMs = 90_000;

export interface SlowLineOptions {
  /** Address of a running site. */
  base: string;
  paths: readonly string[];
  repeats: number;
}

interface Visit {
  /** First pixel that is not the background, ms after the navigation began. */
  paint: number;
  /** First price visible, ms after the navigation began; null where the page has none. */
  rows: number | null;
  kilobytes: number;
}

async function throttle(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: (line.kbitPerSecond * 1000) / 8,
    uploadThroughput: (line.kbitPerSecond * 1000) / 8,
  });
  return () => bytes;
}

/** Opens a page in a browser context of its own on the slow line. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await koreanContext(browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const bytesSoFar = await throttle(page);
    await page.goto(address, { waitUntil: 'commit', timeout: patienceMs });
    const rows = await page
      .waitForSelector('[data-selection]', { timeout: patienceMs })
      .then(() => page.evaluate(() => performance.now()));
    const kilobytes = bytesSoFar() / 1000;
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return { paint, rows, kilobytes };
  } finally {
    await context.close();
  }
}

/** Prints when a guest's phone sees something and when it sees prices, medians of `repeats` cold visits. */
async function benchSlowLine({ base, paths, repeats }: SlowLineOptions): Promise<void> {
  const browser = await launchBrowser();
  try {
    console.log(
      `${line.kbitPerSecond} kbit/s, ${line.latencyMs} ms, cold cache, ${repeats} visits`,
    );
    for (const path of paths) {
      const visits: Visit[] = [];
      for (let count = 0; count < repeats; count += 1)
        visits.push(await visit(browser, base + path));
      const seconds = (pick: (one: Visit) => number) =>
        (median(visits.map(pick)) / 1000).toFixed(1);
      const size = median(visits.map(({ kilobytes }) => kilobytes)).toFixed(0);
      console.log(
        `${path}: first paint ${seconds(({ paint }) => paint)} s, prices ${seconds(({ rows }) => rows ?? 0)} s, ${size} kB by then`,
      );
    }
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'http://localhost:3000' },
      paths: { type: 'string', default: '/,/korea/cross' },
      repeats: { type: 'string', default: '3' },
    },
  });
  await benchSlowLine({
    base: values.base,
    paths: values.paths.split(','),
    repeats: Number(values.repeats),
  });
}
