import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { freshData } from './fresh-data.ts';
import { startServer, type TestServer } from './server.ts';
import { openServerHost, type ServerHost } from './server-host.ts';

export { expect };

interface Options {
  /** Environment of the server, by default `stoppedClock`; every journey has a server and a database of its own. */
  serverEnv: Record<string, string>;
  /** Shares the server with other journeys that say so: those that only look, or sign in, which change nothing for others. */
  sharesServer: boolean;
  /** Gives the server a process of its own, which can be killed and started again. */
  ownProcess: boolean;
}

interface WorkerFixtures {
  serverHost: ServerHost;
  /** Starts a server of an environment with the first journey of the worker that shares it. */
  sharedServer: (env: Record<string, string>) => Promise<TestServer>;
}

interface Fixtures {
  server: TestServer;
  /** Opens a page in a browser profile of its own: another person, or another device. */
  openPage: () => Promise<Page>;
}

/** Time does not move, a minute after a kick-off, so that no match of the slip begins on the way. */
const stoppedClock = { CLOCK: 'manual', CLOCK_START: '2026-11-21T12:01:00Z' };

/** The same with fewer games, which a server plays in a third of the time: what most journeys want. */
export const smallWorld = { ...stoppedClock, GAMES_A_DAY: '60' };

/** What a page must never say in the console, whatever the journey. Failed requests are the journey's business. */
const isDefect = (text: string): boolean => !/Failed to load resource|net::ERR_/.test(text);

function watch(page: Page, defects: string[]): void {
  page.on('pageerror', (error) => defects.push(`page error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && isDefect(message.text()))
      defects.push(`console: ${message.text()}`);
  });
}

/** `page` is the first device, `baseURL` the server; a journey fails for what any of its pages complained of. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  serverEnv: [stoppedClock, { option: true }],
  sharesServer: [false, { option: true }],
  ownProcess: [false, { option: true }],
  serverHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const host = openServerHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  sharedServer: [
    async ({ serverHost }, use) => {
      const servers = new Map<string, Promise<TestServer>>();
      await use((env) => {
        const key = JSON.stringify(env);
        const server = servers.get(key) ?? serverHost.startFresh(env);
        servers.set(key, server);
        return server;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  server: async ({ serverEnv, sharesServer, sharedServer, ownProcess, serverHost }, use) => {
    if (sharesServer) return use(await sharedServer(serverEnv));
    const server = ownProcess
      ? await startServer(serverEnv, await freshData(serverEnv, startServer))
      : await serverHost.startFresh(serverEnv);
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  openPage: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const defects: string[] = [];
    await use(async () => {
      // The project's options (width, theme, language) hold for every context.
      const context = await browser.newContext({ baseURL });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, defects);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(defects, 'what the pages complained of').toEqual([]);
  },
  page: async ({ openPage }, use) => {
    await use(await openPage());
  },
});
