import type { Browser, Page } from '@playwright/test';
import { type AxeNode, faintText } from '../lib/contrast.ts';
import { reasonsOf, type StoryEvent, undecidedOf } from './story-events.ts';

const patienceMs = 30_000;

/** Runs in the page before Storybook: keeps what its channel says. */
function recordChannel(): void {
  const names = [
    'storyFinished',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const scope = window as unknown as Record<string, unknown>;
  const recorded: { name: string; payload: unknown }[] = [];
  scope.storyEvents = recorded;
  let channel: { on: (name: string, handler: (payload: unknown) => void) => void } | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
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

/** One page that shows story after story of one theme and width: a document for each would take five times as long. */
export interface StoryPage {
  page: Page;
  /** Shows the story, waits for its play function and axe, and returns the reasons it fails for. */
  run: (storyId: string) => Promise<string[]>;
  /** Measures the text of the story just run that axe left undecided; may scroll, so pictures are taken before. */
  findFaintText: () => Promise<string[]>;
}

interface StoryPageOptions {
  /** Address of a built Storybook. */
  url: string;
  theme: string;
}

export async function openStoryPage(
  browser: Browser,
  { url, theme, ...viewport }: StoryPageOptions & { width: number; height: number },
): Promise<StoryPage> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(recordChannel);
  const page = await context.newPage();
  let complaints: string[] = [];
  let undecided: AxeNode[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => complaints.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()}`);
  });

  let opened = false;
  async function show(storyId: string): Promise<void> {
    if (!opened) {
      const globals = encodeURIComponent(`theme:${theme}`);
      await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
      opened = true;
      return;
    }
    await page.mouse.move(0, 0);
    await page.evaluate((id) => {
      const scope = window as unknown as {
        storyEvents: unknown[];
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, payload: unknown) => void };
      };
      scope.storyEvents.length = 0;
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
      const shown = { storyId: id, viewMode: 'story' };
      scope.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', shown);
    }, storyId);
  }

  return {
    page,
    findFaintText: () => faintText(page, undecided),
    run: async (storyId) => {
      complaints = [];
      undecided = [];
      try {
        await show(storyId);
        const events = await waitForEnd(page, storyId);
        undecided = undecidedOf(events);
        return [...new Set([...reasonsOf(events), ...complaints])];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error), ...complaints];
      }
    },
  };
}

async function waitForEnd(page: Page, storyId: string): Promise<StoryEvent[]> {
  const ended = await page.waitForFunction(
    (id) => {
      const events = (window as unknown as { storyEvents?: StoryEvent[] }).storyEvents ?? [];
      const isLast = ({ name, payload }: StoryEvent): boolean =>
        name === 'storyMissing' ||
        (name === 'storyFinished' && (payload as { storyId: string }).storyId === id);
      return events.some(isLast) ? JSON.stringify(events) : false;
    },
    storyId,
    { timeout: patienceMs, polling: 20 },
  );
  return JSON.parse(String(await ended.jsonValue())) as StoryEvent[];
}
