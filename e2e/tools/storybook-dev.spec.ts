import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { measureCatalogue } from '../../bench/catalogue.ts';
import { type DevStorybook, startStorybook } from '../../scripts/lib/storybook-dev.ts';
import { press } from '../lib/press.ts';
import { openStoryPage } from '../stories/story-page.ts';

const FOOTER = 'widgets-site-footer-sitefooter--default';
const MARKETS = 'widgets-fixture-markets-fixturepanel--ordinary';
const TRIAL = 'widgets-trial-widget-trialwidget--default';
const TRIAL_OPEN = 'widgets-trial-widget-trialwidget--open';
const TRIAL_PAGE = 'pages-trial-page-trialpagepage--default';

/** One development catalogue for all tests of the file. */
const test = base.extend<object, { storybook: DevStorybook }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => {
      const storybook = await startStorybook([
        ['widget', 'trial-widget'],
        ['page', 'trial-page'],
      ]);
      await expect.poll(storybook.compiles, { timeout: 240_000 }).toBeGreaterThan(0);
      await use(storybook);
      await storybook.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'serial', timeout: 240_000 });

// A story is compiled when it is first opened.
const drawn = { timeout: 90_000 };

const storyUrl = ({ url }: DevStorybook, id: string): string =>
  `${url}/iframe.html?id=${id}&viewMode=story`;
const linkTo = ({ url }: DevStorybook, path: string, globals: string): string =>
  `${url}/?path=${path}&globals=${globals}`;

const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');
/** What the window of the story is to the story itself. */
const windowOf = (page: Page) =>
  inside(page)
    .locator('html')
    .evaluate((html) => [innerWidth, innerHeight, html.dataset.layout]);

async function edit(
  { folder }: DevStorybook,
  change: (text: string) => string,
  path = 'src/widgets/site-footer/ui/messages.ts',
): Promise<() => Promise<void>> {
  const file = join(folder, path);
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
  return () => writeFile(file, text);
}
const saying = (words: string) => (text: string) =>
  text.replace('이용할 수 없습니다.', `이용할 수 없습니다. ${words}`);

/** A story file of nothing but a heading. */
const lateStory = (name: string) => `import type { Meta, StoryObj } from 'storybook-react-rsbuild';

const ${name} = () => <h1>${name} drawn</h1>;
const meta = { title: 'widgets/late/${name}', component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
`;

// First, as a folder that was made right after the first build was never found.
test('draws a new story file as soon as the index names it, in a new folder and in an old one', async ({
  page,
  storybook,
}) => {
  for (const [name, path] of [
    ['LateOne', 'src/widgets/late-one/ui/late-one.stories.tsx'],
    ['LateTwo', 'src/widgets/site-footer/ui/late-two.stories.tsx'],
  ] as const) {
    const file = join(storybook.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, lateStory(name));
    const id = `widgets-late-${name.toLowerCase()}--default`;
    const index = async () => (await page.request.get(`${storybook.url}/index.json`)).text();
    await expect.poll(index, { ...drawn, intervals: [100] }).toContain(id);
    await page.goto(storyUrl(storybook, id));
    await expect(page.getByRole('heading', { name: `${name} drawn` })).toBeVisible(drawn);
  }
});

test('compiles no story beside the one that is opened', async ({ page, storybook }) => {
  const compiled: string[] = [];
  page.on('request', (request) => {
    const asked = /lazy\/trigger$/.test(request.url()) ? request.postData() : null;
    if (asked) compiled.push(...asked.split('\n').map((path) => basename(path)));
  });
  await page.goto(linkTo(storybook, `/story/${FOOTER}`, 'theme:celadon'));
  await expect(inside(page).getByText('만 18세')).toBeVisible(drawn);
  // The neighbours were asked for when the story was drawn.
  await page.waitForTimeout(3_000);
  expect([...new Set(compiled)]).toEqual(['site-footer.stories.tsx']);
});

test('draws a story again after an incremental compile', async ({ page, storybook }) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  const button = page.getByRole('button').first();
  await page.goto(storyUrl(storybook, 'shared-ui-button--playground'));
  await expect(button).toBeVisible(drawn);

  const before = storybook.compiles();
  const now = new Date();
  await utimes(join(storybook.folder, 'src/shared/ui/button/button.tsx'), now, now);
  await expect.poll(storybook.compiles, { timeout: 30_000 }).toBeGreaterThan(before);
  await page.reload();
  expect(missing, 'files that are not found').toEqual([]);
  await expect(button).toBeVisible(drawn);
});

test('shows a saved widget in every open tab, and after a syntax error', async ({
  context,
  page,
  storybook,
}) => {
  await page.goto(storyUrl(storybook, FOOTER));
  await expect(page.getByText('만 18세')).toBeVisible(drawn);
  const second = await context.newPage();
  await second.goto(linkTo(storybook, `/story/${FOOTER}`, 'theme:porcelain'));
  await expect(inside(second).getByText('만 18세')).toBeVisible(drawn);

  const undo = await edit(storybook, saying('저장됨'));
  await expect(page.getByText('저장됨')).toBeVisible(drawn);
  await expect(inside(second).getByText('저장됨')).toBeVisible(drawn);
  await undo();
  await expect(page.getByText('저장됨')).toBeHidden(drawn);

  const before = storybook.output().length;
  const repair = await edit(storybook, (text) => text.replace('export const', 'export const ,'));
  await expect.poll(() => storybook.output().slice(before), drawn).toContain('error');
  await repair();
  await edit(storybook, saying('고쳐짐'));
  await expect(page.getByText('고쳐짐')).toBeVisible(drawn);
  await page.reload();
  await expect(page.getByText('고쳐짐')).toBeVisible(drawn);
});

test('plays what `npm run new` makes', async ({ browser, page, storybook }) => {
  // Compiled when they are opened, which may take longer than a story is waited for.
  for (const id of [TRIAL, TRIAL_PAGE]) {
    await page.goto(storyUrl(storybook, id));
    await expect(page.getByRole('heading', { name: /^새 / })).toBeVisible(drawn);
  }
  const { url } = storybook;
  const context = { viewport: { width: 1280, height: 900 } };
  const shown = await openStoryPage(browser, { url, theme: 'celadon', isChecked: true, context });
  for (const id of [TRIAL, TRIAL_OPEN, TRIAL_PAGE]) {
    expect(await shown.run(id), id).toEqual([]);
    expect(await shown.wear('porcelain'), id).toEqual([]);
  }
  await shown.page.close();
});

test('shows each saved file of a widget without loading the page again', async ({
  page,
  storybook,
}) => {
  const widget = 'src/widgets/trial-widget/ui';
  await page.goto(storyUrl(storybook, TRIAL));
  await expect(page.getByRole('heading', { name: '새 위젯' })).toBeVisible(drawn);
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));

  await edit(storybook, (text) => text.replace('새 위젯', '말'), `${widget}/messages.ts`);
  await expect(page.getByRole('heading', { name: '말' })).toBeVisible(drawn);
  const marked = (text: string) => text.replace('{messages.title}', '{messages.title} 모양');
  await edit(storybook, marked, `${widget}/trial-widget.tsx`);
  await expect(page.getByRole('heading', { name: '말 모양' })).toBeVisible(drawn);
  const red = (text: string) => text.replace('vars.color.text2', "'rgb(1, 2, 3)'");
  await edit(storybook, red, `${widget}/trial-widget.css.ts`);
  await press(page.getByRole('button', { name: '자세히' }));
  await expect(page.getByText('새 위젯입니다.')).toHaveCSS('color', 'rgb(1, 2, 3)', drawn);
  await expect(page.locator('html[data-loaded-once]')).toBeAttached();
});

test('goes on after a syntax error in a story', async ({ page, storybook }) => {
  const file = 'src/widgets/trial-widget/ui/trial-widget.stories.tsx';
  const index = async () => (await page.request.get(`${storybook.url}/index.json`)).status();
  const repair = await edit(storybook, (text) => `${text}\nexport const = ;`, file);
  const before = storybook.compiles();
  await expect.poll(index, drawn).toBe(500);
  // Storybook reads the index for its prop tables some seconds later, and ended by what it found.
  await page.waitForTimeout(5_000);
  await repair();
  await expect.poll(storybook.compiles, drawn).toBeGreaterThan(before);
  await page.goto(storyUrl(storybook, TRIAL));
  await expect(page.getByRole('heading')).toBeVisible(drawn);
  expect(await index()).toBe(200);
});

test('gives a story the window and the layout of the viewport', async ({ page, storybook }) => {
  await page.goto(linkTo(storybook, `/story/${FOOTER}`, 'viewport.value:phone'));
  await expect(inside(page).getByText('만 18세')).toBeVisible(drawn);
  await expect.poll(() => windowOf(page)).toEqual([390, 844, 'mobile']);
  await press(page.getByRole('button', { name: /phone 390/ }));
  await press(page.getByRole('option', { name: /desktop 1280/ }));
  await expect.poll(() => windowOf(page)).toEqual([1280, 900, 'desktop']);
});

test('shows the scenario that the toolbar says', async ({ page, storybook }) => {
  // Compiled when it is opened: the page that is loaded again by that would have the scenario of its address.
  await page.goto(storyUrl(storybook, MARKETS));
  await expect(page.getByRole('region', { name: '맨체스터 시티 대 뉴캐슬' })).toBeVisible(drawn);
  const retry = inside(page).getByRole('button', { name: '다시 시도' });
  await page.goto(linkTo(storybook, `/story/${MARKETS}`, 'scenario:failed'));
  await expect(retry).toBeVisible(drawn);
  await press(page.getByRole('button', { name: /failed/ }));
  await press(page.getByRole('option', { name: 'ordinary' }));
  await expect(
    inside(page)
      .getByRole('button', { name: /승, 배당/ })
      .first(),
  ).toBeVisible();
  await expect(retry).toBeHidden();
});

test('documents a component and the tokens in the theme of the link', async ({
  page,
  storybook,
}) => {
  await page.goto(linkTo(storybook, '/docs/shared-ui-button--docs', 'theme:porcelain'));
  await expect(inside(page).getByText('Weight of the action')).toBeVisible(drawn);
  const ground = inside(page).locator('.sbdocs-wrapper');
  await expect(ground).toHaveCSS('background-color', 'rgb(246, 245, 241)');
  await page.goto(linkTo(storybook, '/docs/docs-colour--docs', 'theme:celadon'));
  await expect(inside(page).getByRole('row', { name: /text on surface3/ })).toBeVisible(drawn);
  await expect(ground).toHaveCSS('background-color', 'rgb(13, 18, 20)');
});

// Last, as it leaves a widget changed.
test('can be measured by its bench', async ({ page, storybook }) => {
  const { firstStory, saves, firstPage } = await measureCatalogue(page, storybook, 1);
  expect(saves).toHaveLength(1);
  for (const time of [firstStory, ...saves, firstPage]) expect(time).toBeGreaterThan(0);
});
