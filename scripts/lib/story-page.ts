import type { Browser, Page } from 'playwright';
import { koreanContext } from '../browser.ts';

export interface StoryEvent {
  name: string;
  payload: unknown;
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Report {
  type: string;
  status: string;
  result?: { violations?: AxeViolation[] };
}

const patienceMs = 30_000;

/** Runs in the page before Storybook: keeps what the channel says until it is asked. */
function listen(): void {
  const names = [
    'storyFinished',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const scope = window as unknown as Record<string, unknown>;
  const heard: { name: string; payload: unknown }[] = [];
  scope.heardEvents = heard;
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
          heard.push({ name, payload: plain });
        });
      }
    },
  });
}

/** One page that shows story after story of one theme, with everything that went wrong in it. */
export interface StoryPage {
  /** Shows the story, waits for its play function and axe, and returns the reasons it fails for. */
  run: (storyId: string) => Promise<string[]>;
  shoot: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a page at `url` (a built Storybook) that draws in `theme`. */
export async function openStoryPage(
  browser: Browser,
  url: string,
  theme: string,
): Promise<StoryPage> {
  const context = await koreanContext(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(listen);
  const page = await context.newPage();
  let noise: string[] = [];
  page.on('pageerror', (error) => noise.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => noise.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') noise.push(`console.error: ${message.text()}`);
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
        heardEvents: unknown[];
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, payload: unknown) => void };
      };
      scope.heardEvents.length = 0;
      localStorage.clear();
      sessionStorage.clear();
      const shown = { storyId: id, viewMode: 'story' };
      scope.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', shown);
    }, storyId);
  }

  return {
    run: async (storyId) => {
      noise = [];
      try {
        await show(storyId);
        const events = await waitForEnd(page, storyId);
        return [...new Set([...reasonsOf(events), ...noise])];
      } catch (error) {
        // The next story starts in a fresh document.
        opened = false;
        return [error instanceof Error ? error.message : String(error), ...noise];
      }
    },
    shoot: async (file) => {
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      await page.screenshot({ path: file, animations: 'disabled' });
    },
    close: () => context.close(),
  };
}

async function waitForEnd(page: Page, storyId: string): Promise<StoryEvent[]> {
  const ended = await page.waitForFunction(
    (id) => {
      const heard = (window as unknown as { heardEvents?: StoryEvent[] }).heardEvents ?? [];
      const isLast = ({ name, payload }: StoryEvent): boolean =>
        name === 'storyMissing' ||
        (name === 'storyFinished' && (payload as { storyId: string }).storyId === id);
      return heard.some(isLast) ? JSON.stringify(heard) : false;
    },
    storyId,
    { timeout: patienceMs, polling: 20 },
  );
  return JSON.parse(String(await ended.jsonValue())) as StoryEvent[];
}

/** `storyFinished` says success even where render or play threw, so the exceptions count for themselves. */
function reasonsOf(events: readonly StoryEvent[]): string[] {
  const reasons: string[] = [];
  for (const { name, payload } of events) {
    if (name !== 'storyFinished') {
      const { message, description } = (payload ?? {}) as Record<string, string | undefined>;
      reasons.push(`${name}: ${message ?? description ?? JSON.stringify(payload)}`);
      continue;
    }
    const { status, reporters = [] } = payload as { status: string; reporters?: Report[] };
    const axe = reporters.find(({ type }) => type === 'a11y');
    if (axe?.status === 'failed') reasons.push(...(axe.result?.violations ?? []).map(describe));
    else if (status !== 'success') reasons.push(`storyFinished: ${status}`);
    if (!axe && events.length === 1) reasons.push('axe did not run (is the a11y addon off?)');
  }
  return reasons;
}

function describe({ id, help, nodes }: AxeViolation): string {
  const [first] = nodes;
  const more = nodes.length > 1 ? ` (and ${nodes.length - 1} more)` : '';
  const summary = first?.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
  return `axe ${id}: ${help}: ${first?.html.slice(0, 160) ?? ''}${more} ${summary}`.trim();
}
