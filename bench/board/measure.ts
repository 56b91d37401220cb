import type { CDPSession, Page } from 'playwright';
import { koreanContext, launchBrowser } from '../../scripts/browser.ts';
import type { FeedServer } from './feed-server.ts';
import { messageOfProbe, nextProbe } from './market.ts';
import { type Look, type SelfTimes, startLook } from './profile.ts';

export type BoardName = 'vanilla' | 'ours';

export interface RunOptions {
  board: BoardName;
  /** Updates a second. */
  rate: number;
  seconds: number;
  /** Looks into the run, which then costs more than it tells. */
  look?: Look | null;
}

export interface RunResult extends RunOptions {
  updates: number;
  frames: number;
  /** Per frame, milliseconds of the main thread's CPU time. */
  taskMs: number;
  scriptMs: number;
  layoutMs: number;
  styleMs: number;
  /** Microseconds of script per update. */
  scriptUs: number;
  /** Between frames, milliseconds. */
  interval: Percentiles;
  missed: number;
  framesPerSecond: number;
  /** From the server's write to the painted cell, milliseconds. */
  delay: Percentiles;
  checked: number;
  wrong: number;
  /** Streams opened during the measurement; more than 0 hides a gap. */
  reopened: number;
  selfTimes: SelfTimes | null;
}

export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

const paths: Record<BoardName, string> = {
  vanilla: '/vanilla',
  ours: '/korea/cross?sport=football',
};
const frameMs = 1000 / 60;
const warmUpMs = 2000;
/** Marks of moves are taken back 1.5 s after the last one. */
const restMs = 2200;
const leastCells = 30;

interface Probe {
  frames: number[];
  /** Price of the probe and the time it was seen, epoch milliseconds. */
  paints: [number, number][];
}

/** Runs in the page: notes frames, and right after each what the probe's cell shows. */
function installProbe(probe: string): void {
  const state: Probe = { frames: [], paints: [] };
  Object.assign(globalThis, { boardProbe: state });
  localStorage.setItem('hanpan.board-list', '"all"');
  const channel = new MessageChannel();
  let cell: Element | null = null;
  let last = 0;
  // A task posted by a frame's callback runs after that frame's paint.
  channel.port1.onmessage = () => {
    if (!cell?.isConnected) cell = document.querySelector(`[data-selection="${probe}"]`);
    const price = cell?.textContent?.match(/\d+\.\d{2}(?!.*\d\.\d{2})/)?.[0];
    const odds = price ? Math.round(Number(price) * 100) : 0;
    if (odds === last) return;
    last = odds;
    state.paints.push([odds, performance.timeOrigin + performance.now()]);
  };
  function frame(at: number): void {
    state.frames.push(at);
    channel.port2.postMessage(0);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}

function takeProbe(): Probe {
  const state = (globalThis as unknown as { boardProbe: Probe }).boardProbe;
  const taken = { frames: state.frames, paints: state.paints };
  state.frames = [];
  state.paints = [];
  return taken;
}

/** Reads every cell in the window: its id and all prices in its texts, the spoken one too. */
function readCells(): [string, string[]][] {
  return [...document.querySelectorAll('[data-selection]')].map((cell) => {
    // Text by text: a line and the figures after it would run together.
    const texts = [...cell.querySelectorAll('span:not(:has(*))')].map((one) => one.textContent);
    const prices = texts.join(' ').match(/\d+\.\d{2}/g) ?? [];
    return [cell.getAttribute('data-selection') ?? '', prices];
  });
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0, p99: at(0.99) ?? 0 };
}

async function readMetrics(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Delays of all moves of the probe that a paint showed or overtook. */
function delaysOf(paints: Probe['paints'], server: FeedServer, firstMessage: number): number[] {
  const delays: number[] = [];
  let next = nextProbe(firstMessage);
  for (const [odds, at] of paints) {
    const shown = messageOfProbe(odds, next);
    const writtenAt = server.feed.writtenAt(shown);
    // Seen before the measurement began.
    if (writtenAt === undefined || writtenAt > at) continue;
    for (; next <= shown; next = nextProbe(next + 1)) {
      delays.push(at - (server.feed.writtenAt(next) ?? at));
    }
  }
  return delays;
}

async function checkPrices(page: Page, server: FeedServer): Promise<[number, number]> {
  let checked = 0;
  let wrong = 0;
  for (const part of [0, 0.37, 1, 0]) {
    await page.evaluate((to) => scrollTo(0, to * document.body.scrollHeight), part);
    await page.waitForTimeout(400);
    for (const [id, prices] of await page.evaluate(readCells)) {
      const price = ((server.market.oddsOf(id) ?? 0) / 100).toFixed(2);
      checked += 1;
      if (prices.length === 0 || prices.some((one) => one !== price)) wrong += 1;
    }
  }
  return [checked, wrong];
}

/** Opens a board in a browser of its own, feeds it and measures. */
export async function measureBoard(server: FeedServer, options: RunOptions): Promise<RunResult> {
  const { board, rate, seconds, look = null } = options;
  const { feed, market } = server;
  const browser = await launchBrowser();
  try {
    const context = await koreanContext(browser, { viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.addInitScript(installProbe, market.probe);
    await page.goto(server.url + paths[board]);
    await page.waitForFunction(
      (least) => document.querySelectorAll('[data-selection]').length >= least,
      leastCells,
    );
    // Over the board, as a member's is: each frame tests what is under it.
    await page.mouse.move(640, 500);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.waitForTimeout(1000);
    feed.start(rate);
    await page.waitForTimeout(warmUpMs);

    await page.evaluate(takeProbe);
    const endLook = look ? await startLook(look, browser, page, cdp) : null;
    const countsBefore = feed.counts();
    const before = await readMetrics(cdp);
    await page.waitForTimeout(seconds * 1000);
    const after = await readMetrics(cdp);
    const counts = feed.counts();
    const selfTimes = endLook ? await endLook() : null;
    const { frames, paints } = await page.evaluate(takeProbe);

    feed.stop();
    await page.waitForTimeout(restMs);
    const [checked, wrong] = await checkPrices(page, server);
    if (failures.length > 0) throw new Error(`${board}: ${failures.join('; ')}`);

    const intervals = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    const elapsed = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
    const updates = counts.updates - countsBefore.updates;
    const spent = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) * 1000;
    const perFrame = (name: string) => spent(name) / Math.max(1, frames.length);
    return {
      ...options,
      updates,
      frames: frames.length,
      taskMs: perFrame('TaskDuration'),
      scriptMs: perFrame('ScriptDuration'),
      layoutMs: perFrame('LayoutDuration'),
      styleMs: perFrame('RecalcStyleDuration'),
      scriptUs: updates === 0 ? 0 : (spent('ScriptDuration') * 1000) / updates,
      interval: percentiles(intervals),
      missed: intervals.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0),
      framesPerSecond: (intervals.length / elapsed) * 1000,
      delay: percentiles(delaysOf(paints, server, countsBefore.messages)),
      checked,
      wrong,
      reopened: counts.opened - countsBefore.opened,
      selfTimes,
    };
  } finally {
    feed.stop();
    await browser.close();
  }
}
