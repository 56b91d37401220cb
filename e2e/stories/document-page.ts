import type { Browser } from '@playwright/test';
import { axeOf } from '../lib/axe.ts';
import { type AxeResult, violationsOf } from './story-events.ts';
import { firstStory, openWatchedPage, type CatalogueWindow } from './watched-page.ts';

const patienceMs = 30_000;
const eventNames = ['docsRendered', 'storyFinished', 'storyThrewException', 'storyMissing'];

/** One page that shows document after document of the catalogue, in one theme. */
export interface DocumentPage {
  /** Shows a document with the stories that it draws in place, and returns the reasons it fails for. */
  open: (id: string) => Promise<string[]>;
  /** Asks axe of the document just opened, without the stories in it, which have tests of their own. */
  check: () => Promise<string[]>;
}

/** `url` is the address of a built Storybook. */
export async function openDocumentPage(
  browser: Browser,
  url: string,
  theme: string,
): Promise<DocumentPage> {
  const context = { viewport: { width: 1280, height: 900 } };
  const { page, withComplaints } = await openWatchedPage(browser, context, eventNames);
  // Storybook loads a document again whose theme changes while its stories are drawn, so each theme has a page.
  await page.goto(`${url}/iframe.html?id=${firstStory}&viewMode=story&globals=theme:${theme}`);
  await page.waitForFunction(hasShownStory);
  // A story in a window of its own would load the whole catalogue once more.
  await page.route(/iframe\.html\?.*viewMode=story/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>story</title>' }),
  );

  return {
    open: (id) =>
      withComplaints(async () => {
        await page.evaluate(changeDocument, id);
        await page.waitForFunction(isDrawn, id, { timeout: patienceMs });
        // The table of props comes after the stories, and says in the console what breaks it.
        await page.evaluate(untilQuiet);
        return page.evaluate(findFaults);
      }),
    check: () =>
      withComplaints(async () => {
        const result = await axeOf(page)
          .include('#storybook-docs')
          .exclude('.sb-story')
          // Storybook's own control of an object: its list items stand in no list.
          .exclude('.rejt-tree')
          .analyze();
        return violationsOf(result as AxeResult);
      }),
  };
}

/** Runs in the page. */
function hasShownStory(): boolean {
  return (window as unknown as CatalogueWindow).storyEvents?.length > 0;
}

/** Runs in the page. */
function changeDocument(storyId: string): void {
  const scope = window as unknown as CatalogueWindow;
  scope.storyEvents.length = 0;
  scrollTo(0, 0);
  scope.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
}

/** Runs in the page: whether the document is there, and each story in it that has no window of its own, or that neither comes. */
function isDrawn(id: string): boolean {
  const { storyEvents } = window as unknown as CatalogueWindow;
  const has = (name: string): boolean => storyEvents.some((event) => event.name === name);
  if (has('storyThrewException') || has('storyMissing')) return true;
  if (!storyEvents.some(({ name, payload }) => name === 'docsRendered' && payload === id))
    return false;
  const finished = new Set(
    storyEvents.map(({ payload }) => (payload as { storyId?: string } | null)?.storyId),
  );
  return [...document.querySelectorAll('#storybook-docs .sb-story')].every(
    (block) =>
      block.querySelector(':scope iframe, :scope > pre') ||
      finished.has(block.id.replace(/^story--|--primary$/g, '')),
  );
}

/** Runs in the page: until nothing of it has changed for 120 ms, 2 s at most. */
function untilQuiet(): Promise<void> {
  const started = performance.now();
  let lastChange = started;
  const observer = new MutationObserver(() => {
    lastChange = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return new Promise((resolve) => {
    const look = (now: number): void => {
      if (now - lastChange < 120 && now - started < 2000) return void requestAnimationFrame(look);
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page. */
function findFaults(): string[] {
  const { storyEvents } = window as unknown as CatalogueWindow;
  const thrown = storyEvents.filter(({ name }) => /Exception|Missing/.test(name));
  const failed = storyEvents.filter(
    ({ payload }) => (payload as { status?: string } | null)?.status === 'error',
  );
  const broken = [...document.querySelectorAll('#storybook-docs .sb-story > pre')];
  return [
    ...[...thrown, ...failed].map(({ name, payload }) => `${name}: ${JSON.stringify(payload)}`),
    ...broken.map((error) => `a story broke: ${error.textContent?.slice(0, 300)}`),
    ...(document.querySelector('#storybook-docs h1') ? [] : ['the document has no title']),
  ];
}
