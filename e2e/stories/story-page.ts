import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type AxeNode, faintText, undecidedContrast } from '../lib/contrast.ts';
import {
  type AxeResult,
  type StoryEvent,
  reasonsOf,
  undecidedOf,
  violationsOf,
} from './story-events.ts';

const patienceMs = 30_000;
/** Shown once for a page, before the stories that are tested. */
const firstStory = 'shared-ui-text--matrix';

interface Channel {
  on: (name: string, handler: (payload: unknown) => void) => void;
  emit: (name: string, payload: unknown) => void;
}

/** What the page has in `window` beside the story. */
interface StoryWindow {
  storyEvents: StoryEvent[];
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { currentSelection?: { storyId: string } };
  axe: { run: (context: object, options: object) => Promise<AxeResult> };
}

/**
 * Runs in the page before Storybook: keeps what its channel says. Storybook waits a tenth of a second for animations, but
 * not in what calls itself a test runner; with reduced motion stories have none.
 */
function recordChannel(): void {
  const userAgent = `${navigator.userAgent} StorybookTestRunner`;
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  const names = [
    'storyFinished',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  const recorded: StoryEvent[] = [];
  (window as unknown as StoryWindow).storyEvents = recorded;
  let channel: Channel | undefined;
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

/** One page that shows story after story of one width: a document for each would take five times as long. */
export interface StoryPage {
  page: Page;
  /** Shows the story in a theme, waits for its play function and axe, and returns the reasons it fails for. */
  run: (storyId: string) => Promise<string[]>;
  /** Puts the story just run into another theme, as it was left by its play function, and asks axe again. */
  wear: (theme: string) => Promise<string[]>;
  /** Measures the text that axe left undecided in this theme; may scroll, so pictures are taken before. */
  findFaintText: (theme: string) => Promise<string[]>;
}

interface StoryPageOptions {
  /** Address of a built Storybook. */
  url: string;
  /** The theme that stories are run in. */
  theme: string;
  /** Whether axe looks at each story. */
  isChecked: boolean;
  context: BrowserContextOptions;
}

export async function openStoryPage(
  browser: Browser,
  { url, theme: first, isChecked, context: options }: StoryPageOptions,
): Promise<StoryPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript(recordChannel);
  const page = await context.newPage();
  const complaints: string[] = [];
  const undecided = new Map<string, AxeNode[]>();
  page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => complaints.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()}`);
  });

  async function show(storyId: string): Promise<void> {
    await page.mouse.move(0, 0);
    await page.evaluate(changeStory, storyId);
  }

  /** What has gone wrong in the page since the last act is a reason as well. */
  async function withComplaints(act: () => Promise<string[]>): Promise<string[]> {
    try {
      const reasons = await act();
      return [...new Set([...reasons, ...complaints.splice(0)])];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error), ...complaints.splice(0)];
    }
  }

  // A story that is laid out before its letters are there may look another way: they come with one that is not tested.
  const globals = encodeURIComponent(`theme:${first};a11y.manual:!${!isChecked}`);
  await page.goto(`${url}/iframe.html?id=${firstStory}&viewMode=story&globals=${globals}`);
  await waitForEnd(page, firstStory);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));

  return {
    page,
    run: (storyId) =>
      withComplaints(async () => {
        undecided.clear();
        await show(storyId);
        const events = await waitForEnd(page, storyId);
        undecided.set(first, undecidedOf(events));
        return reasonsOf(events, storyId, isChecked);
      }),
    wear: (theme) =>
      withComplaints(async () => {
        await page.evaluate(wearTheme, theme);
        if (!isChecked) return [];
        const result = await page.evaluate(askAxe);
        undecided.set(theme, undecidedContrast(result.incomplete));
        return violationsOf(result);
      }),
    findFaintText: (theme) =>
      withComplaints(async () => {
        const nodes = undecided.get(theme) ?? [];
        if (nodes.length === 0) return [];
        await page.evaluate(wearTheme, theme);
        return faintText(page, nodes);
      }),
  };
}

/** Runs in the page. */
function changeStory(storyId: string): void {
  const scope = window as unknown as StoryWindow;
  scope.storyEvents.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  // The story that is shown already would not be run again.
  const isShown = scope.__STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId;
  const channel = scope.__STORYBOOK_ADDONS_CHANNEL__;
  if (isShown) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Runs in the page: what the tool bar's theme does. With less motion transitions are short, not gone: until the next frame
 * styles would be those of the other theme.
 */
export function wearTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

/** Runs in the page: asks as the addon has asked of the same story, whose rules are still set. */
function askAxe(): Promise<AxeResult> {
  return (window as unknown as StoryWindow).axe.run(
    {
      include: ['body'],
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    },
    { resultTypes: ['violations', 'incomplete'] },
  );
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
