import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { inWholePage } from '../lib/whole-page.ts';
import { type AxeNode, faintText, undecidedContrast } from '../lib/contrast.ts';
import { askAxe, axeInWindow, colourRules, wearTheme } from './ask-axe.ts';
import { reasonsOf, type StoryEvent, undecidedOf, violationsOf } from './story-events.ts';
import { type CatalogueWindow, firstPages, firstStory, openWatchedPage } from './watched-page.ts';

const patienceMs = 30_000;
/**
 * A document that has shown a thousand stories with axe takes ten times as long for the next one as at the beginning, for something
 * is left of each; to load the catalogue takes 3 s.
 */
const storiesOfDocument = 150;

/** What is kept of Storybook's channel. */
const eventNames = [
  'storyFinished',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

/** One page that shows story after story of one width: a document for each would take five times as long. */
export interface StoryPage {
  page: Page;
  /** Shows the story in a theme, waits for its play function and axe, and returns the reasons it fails for. */
  run: (storyId: string) => Promise<string[]>;
  /** Puts the story just run into another theme, as it was left by its play function, and asks axe about colours. */
  showInTheme: (theme: string) => Promise<string[]>;
  /** Measures the text that axe left undecided in this theme; may scroll, so pictures are taken before. */
  findFaintText: (theme: string) => Promise<string[]>;
  /** Asks axe of the story just run once more, in another window and every theme given, without playing it again. */
  checkIn: (window: ViewportSize, themes: readonly string[]) => Promise<string[]>;
}

interface StoryPageOptions {
  /** Address of a built Storybook. */
  url: string;
  /** The theme that stories are run in. */
  theme: string;
  /** Whether axe looks at each story. */
  isChecked: boolean;
  /** Whether nobody looks at what a story has drawn: it ends with its play function. */
  isPlayedAlone?: boolean;
  context: BrowserContextOptions;
}

export async function openStoryPage(
  browser: Browser,
  { url, theme: first, isChecked, isPlayedAlone = false, context }: StoryPageOptions,
): Promise<StoryPage> {
  const { page, withComplaints } = await openWatchedPage(browser, context, eventNames);
  await page.addInitScript(markStoryRun, isPlayedAlone);
  const undecided = new Map<string, AxeNode[]>();

  async function show(storyId: string): Promise<void> {
    await page.mouse.move(0, 0);
    await page.evaluate(changeStory, storyId);
  }

  /** Loads the catalogue and shows what every page of the site has, once more. */
  async function load(): Promise<void> {
    // A story that is laid out before its letters are there may look another way: they come with one that is not tested.
    const globals = encodeURIComponent(`theme:${first};a11y.manual:!${!isChecked}`);
    await page.goto(`${url}/iframe.html?id=${firstStory}&viewMode=story&globals=${globals}`);
    await waitForEnd(page, firstStory);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    if (isPlayedAlone) return;
    await page.evaluate(hideCaret);
    for (const one of firstPages) {
      await show(one);
      await waitForEnd(page, one);
      await page.getByRole('contentinfo').waitFor();
      await page.waitForLoadState('networkidle');
      // What is loaded when the browser has nothing else to do.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
      await page.waitForLoadState('networkidle');
    }
  }
  await load();
  let shown = 0;

  return {
    page,
    run: (storyId) =>
      withComplaints(async () => {
        undecided.clear();
        shown += 1;
        if (isChecked && shown % storiesOfDocument === 0) await load();
        await show(storyId);
        const events = await waitForEnd(page, storyId);
        undecided.set(first, undecidedOf(events));
        return reasonsOf(events, storyId, isChecked);
      }),
    showInTheme: (theme) =>
      withComplaints(async () => {
        await page.evaluate(wearTheme, theme);
        if (!isChecked) return [];
        const result = await page.evaluate(askAxe, colourRules);
        undecided.set(theme, undecidedContrast(result.incomplete));
        return violationsOf(result);
      }),
    findFaintText: (theme) =>
      withComplaints(async () => {
        const nodes = undecided.get(theme) ?? [];
        if (nodes.length === 0) return [];
        await page.evaluate(wearTheme, theme);
        // In the whole page nothing has to be scrolled to, which takes two pictures a text.
        return inWholePage(page, () => faintText(page, nodes));
      }),
    checkIn: (window, themes) => withComplaints(() => axeInWindow(page, window, themes)),
  };
}

/** Runs in the page before Storybook: no story is written out as source, which took a tenth of a small one's time. */
function markStoryRun(isPlayedAlone: boolean): void {
  Object.assign(window, { isStoryRun: true, ...(isPlayedAlone && { isPlayedAlone }) });
}

/** Runs in the page: no picture depends on when the caret was on. Forced colours draw it all the same, but still. */
function hideCaret(): void {
  const sheet = document.createElement('style');
  sheet.textContent = '* { caret-color: transparent !important; caret-animation: manual }';
  document.head.append(sheet);
}

/** Runs in the page. */
function changeStory(storyId: string): void {
  const scope = window as unknown as CatalogueWindow;
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
