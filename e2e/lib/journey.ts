import type { Browser, BrowserContext, Page } from 'playwright';
import { koreanContext } from '../../scripts/browser.ts';
import type { TestServer } from './server.ts';

export interface JourneyContext {
  server: TestServer;
  /** Opens a page in a browser profile of its own: another person, or another device. */
  open(options?: { phone?: boolean }): Promise<Page>;
}

export interface Journey {
  name: string;
  /** Environment of the server; journeys with the same one still get servers of their own. */
  env?: Record<string, string>;
  run(context: JourneyContext): Promise<void>;
}

/** Time stands still a minute after a kick-off, so that no match of the slip begins on the way. */
export const standingClock = { CLOCK: 'manual', CLOCK_START: '2026-11-21T12:01:00Z' };

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** What a page must never say in the console, whatever the journey. Failed requests are the journey's business. */
function isDefect(text: string): boolean {
  return !/Failed to load resource|net::ERR_/.test(text);
}

/** Makes the context of one journey and collects what its pages complained of. */
export function createContext(browser: Browser, server: TestServer) {
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const pages: Page[] = [];
  return {
    complaints,
    pages,
    async open({ phone = false }: { phone?: boolean } = {}): Promise<Page> {
      const context = await koreanContext(browser, phone ? PHONE : DESKTOP);
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && isDefect(message.text()))
          complaints.push(`console: ${message.text()}`);
      });
      pages.push(page);
      return page;
    },
    server,
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}
