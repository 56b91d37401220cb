import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { StoryEvent } from './story-events.ts';

/** Shown once for a page, before what is tested. */
export const firstStory = 'shared-ui-text--matrix';

/**
 * Whole pages of a guest and of a member, shown once before what is tested, so that the late parts of the site's frame are
 * there: with the links of members the line of notices is a pixel higher.
 */
export const firstPages = ['pages-rule-rulepage--default', 'pages-friend-friendpage--ordinary'];

interface Channel {
  /** Ways to other windows. */
  transports: unknown[];
  on: (name: string, handler: (payload: unknown) => void) => void;
  emit: (name: string, payload: unknown) => void;
}

/** What the page has in `window`: Storybook's own, and what its channel said. */
export interface CatalogueWindow {
  storyEvents: StoryEvent[];
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { currentSelection?: { storyId: string } };
}

/**
 * The time of every run, 21 November 2026, 18:42 in Seoul, epoch milliseconds: a period that begins today has the same dates
 * each time. Stories say by `$now` what the site reckons with; this is what is left to the browser's own clock.
 */
const storyTime = 1_795_254_120_000;

/** A page of the catalogue whose errors are gathered. */
export interface WatchedPage {
  page: Page;
  /** Returns the reasons that an act gives, with what has gone wrong in the page since the last act. */
  withComplaints: (act: () => Promise<string[]>) => Promise<string[]>;
}

/** Opens an empty page that will keep what Storybook's channel says under the names given. */
export async function openWatchedPage(
  browser: Browser,
  options: BrowserContextOptions,
  names: readonly string[],
): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript(stopDate, storyTime);
  await context.addInitScript(recordChannel, names);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => complaints.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()}`);
  });
  return {
    page,
    async withComplaints(act) {
      try {
        const reasons = await act();
        return [...new Set([...reasons, ...complaints.splice(0)])];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error), ...complaints.splice(0)];
      }
    },
  };
}

/**
 * Runs in the page before Storybook: keeps what its channel says. Storybook waits a tenth of a second for animations, but
 * not in what calls itself a test runner; with reduced motion stories have none.
 */
function recordChannel(names: readonly string[]): void {
  const userAgent = `${navigator.userAgent} StorybookTestRunner`;
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  const recorded: StoryEvent[] = [];
  (window as unknown as CatalogueWindow).storyEvents = recorded;
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
      // No manager listens. Each event was written out as text for it, and all were kept until one would come.
      if (channel) channel.transports = [];
      for (const name of names) {
        channel?.on(name, (payload) => {
          const plain =
            payload instanceof Error ? { message: payload.message, stack: payload.stack } : payload;
          recorded.push({ name, payload: plain });
        });
      }
    },
  });
}

/** Runs in the page: dates stand still. Timers and frames go on, which Playwright's clock would run by itself. */
function stopDate(now: number): void {
  window.Date = class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }

    static override now(): number {
      return now;
    }
  } as DateConstructor;
}
