import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { koreanContext, launchBrowser } from '../browser.ts';
import { root } from './source-hash.ts';
import { serveFolder } from './static-server.ts';

export const storybookDir = join(root, '.cache', 'storybook');
const catalogueFile = join(storybookDir, 'catalogue.json');

const storyWidths = [1280, 390] as const;
export type StoryWidth = (typeof storyWidths)[number];

export const storyThemes = ['celadon', 'porcelain'] as const;

/** The windows that stories are shown in, in CSS pixels; the one with most stories first. */
export const storyWindows = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
] as const;

export interface CatalogueStory {
  id: string;
  title: string;
  name: string;
  /** Widths of the window, in CSS pixels, that the story is shown at. */
  widths: StoryWidth[];
  /** The window that the story names, if it names one. */
  viewport?: string;
  /** Root-relative story file. */
  file: string;
}

interface PreparedStory {
  id: string;
  title: string;
  name: string;
  viewport?: string;
}

/** A story that names its viewport is shown in that one; pages and widgets in both; what they are made of once. */
function widthsOf({ title, viewport }: PreparedStory): StoryWidth[] {
  if (viewport === 'phone') return [390];
  if (viewport === 'desktop') return [1280];
  return /^(pages|widgets|games)\//.test(title) ? [...storyWidths] : [1280];
}

/** The width that the gate plays a story at. */
export const ownWidthOf = ({ widths: [first = 1280] }: CatalogueStory): StoryWidth => first;

/** Whether the site's frame is around it (`.storybook/frame.ts`). */
export const isWholePage = ({ title }: Pick<CatalogueStory, 'title'>): boolean =>
  /^pages\/[^/]+\/\w+Page$/.test(title);

/** The other window that axe looks at a story in, where it is drawn in one alone without asking for that one. */
export function secondWindowOf({ widths, viewport }: CatalogueStory) {
  if (viewport !== undefined) return undefined;
  return storyWindows.find(({ width }) => !widths.includes(width));
}

/** Reads every story from the built catalogue itself: `index.json` knows nothing of a story's viewport. */
export async function writeCatalogue(): Promise<void> {
  const index = JSON.parse(readFileSync(join(storybookDir, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string }>;
  };
  const first = Object.values(index.entries).find(({ type }) => type === 'story');
  if (!first) throw new Error('the catalogue has no story');
  const site = await serveFolder(storybookDir);
  const browser = await launchBrowser();
  try {
    const page = await (await koreanContext(browser)).newPage();
    await page.goto(`${site.url}/iframe.html?id=${first.id}&viewMode=story`);
    const prepared = await page.evaluate(prepareStories);
    const stories = prepared.map((story): CatalogueStory => {
      const file = index.entries[story.id]?.importPath.replace(/^\.\//, '') ?? '';
      return { ...story, widths: widthsOf(story), file };
    });
    await writeFile(catalogueFile, JSON.stringify(stories, null, 2));
  } finally {
    await browser.close();
    site.close();
  }
}

/** Runs in the page. */
async function prepareStories(): Promise<PreparedStory[]> {
  interface Story {
    id: string;
    title: string;
    name: string;
    storyGlobals?: { viewport?: { value?: string } };
  }
  interface Preview {
    ready: () => Promise<unknown>;
    extract: () => Promise<Record<string, Story>>;
  }
  const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  await preview.ready();
  return Object.values(await preview.extract()).map(({ id, title, name, storyGlobals }) => ({
    id,
    title,
    name,
    viewport: storyGlobals?.viewport?.value,
  }));
}

/** Lists the stories of the built catalogue in the order of its sidebar; throws where it was never built. */
export function readCatalogue(): CatalogueStory[] {
  return JSON.parse(readFileSync(catalogueFile, 'utf8')) as CatalogueStory[];
}
