import type { Browser, Page } from 'playwright';
import { makeRunFolder } from '../e2e/lib/run-folder.ts';
import { startServer, type TestServer } from '../e2e/lib/server.ts';
import { moveClock } from '../e2e/lib/site.ts';
import { smallWorld } from '../e2e/lib/test.ts';
import { type Game, gameById, gamePath, isVenue } from '#rules/rounds/round.ts';

import { launchBrowser } from '../scripts/browser.ts';
import { clientSizes } from '../scripts/lib/client-sizes.ts';
import { type FrameCost, frameCost } from './interactions/figures.ts';
import { mark } from './interactions/hand.ts';
import { activityOf, traceCategories } from './interactions/trace.ts';
import { openContext } from './interactions/views.ts';

/** A game of each stage. */
const GAMES = [213, 217, 104, 254, 303, 501, 101, 304, 502, 105, 406, 701, 711, 721, 731];
const BOARD = '/korea/cross';

interface Events {
  closesAt: number;
  drawsAt: number;
}

const pathOf = (game: Game) =>
  isVenue(game)
    ? `/minigame/bet365/${game.sport}?venue=${game.key}`
    : `/minigame/${gamePath(game)}`;
const skip = (page: Page) => page.getByRole('button', { name: '건너뛰기' });

/** Draws a round in view of a guest with a phone; returns what the frames cost until its stage is still. */
async function runStage(
  server: TestServer,
  browser: Browser,
  { id, path, admin }: { id: number; path: string; admin: string },
): Promise<FrameCost> {
  const events = `/minigame/events?gameId=${id}&currentGame=1`;
  const { closesAt } = (await server.call<Events>('GET', events)).body;
  await moveClock(server, admin, closesAt);
  const { drawsAt } = (await server.call<Events>('GET', events)).body;
  const context = await openContext(browser, 'phone');
  try {
    const page = await context.newPage();
    await page.goto(server.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await moveClock(server, admin, drawsAt + 100);
    await skip(page).waitFor({ timeout: 30_000 });
    await browser.startTracing(page, { categories: traceCategories });
    await mark(page, 'stage');
    await skip(page).waitFor({ state: 'detached', timeout: 60_000 });
    await mark(page, 'end');
    return frameCost(activityOf((await browser.stopTracing()).toString()), Number.NaN);
  } finally {
    await context.close();
  }
}

/** Bytes that a guest is sent on the first visit of a page, as they are on the line. */
async function bytesOf(server: TestServer, browser: Browser, path: string): Promise<number> {
  const context = await openContext(browser, 'phone');
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    await cdp.send('Network.enable');
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(server.url + path);
    await page.waitForTimeout(4_000);
    return bytes;
  } finally {
    await context.close();
  }
}

/** Prints what the frames of each stage cost a phone's CPU four times slower, and the bytes of a game's page beside a board's. */
export async function benchStages({ games = GAMES }: { games?: number[] } = {}): Promise<void> {
  const removeFolder = await makeRunFolder();
  const server = await startServer(smallWorld);
  const browser = await launchBrowser();
  try {
    const admin = await server.login('admin01');
    console.log('milliseconds of a CPU four times slower for each frame while a result is drawn');
    console.log('game                          frames  middle     p99   worst   over 50 ms');
    for (const id of games) {
      const game = gameById(id);
      if (!game) throw new Error(`no game ${id}`);
      const path = pathOf(game);
      const { frames, middle, p99, worst, over50 } = await runStage(server, browser, {
        id,
        path,
        admin,
      });
      const costs = [middle, p99, worst].map((ms) => ms.toFixed(1).padStart(8));
      console.log(
        `${(isVenue(game) ? `${game.sport} ${game.key}` : game.family).padEnd(28)}${String(frames).padStart(8)}${costs.join('')}${`${(over50 * 100).toFixed(1)} %`.padStart(13)}`,
      );
    }
    const game = gameById(games[0] ?? 0);
    const [own, board] = [
      await bytesOf(server, browser, game ? pathOf(game) : '/'),
      await bytesOf(server, browser, BOARD),
    ];
    console.log(
      `first visit, bytes on the line: game ${own}, ${BOARD} ${board}, ratio ×${(own / board).toFixed(2)}`,
    );
    const { pages } = await clientSizes();
    for (const page of ['minigame', 'board', 'sports-board'])
      if (pages[page]) console.log(`${page}: ${pages[page].js} of JS, ${pages[page].css} of CSS`);
  } finally {
    await browser.close();
    await server.close();
    await removeFolder();
  }
}
