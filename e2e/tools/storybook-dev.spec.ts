import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type DevStorybook, startStorybook } from '../../scripts/lib/storybook-dev.ts';
import { press } from '../lib/press.ts';

const FOOTER = 'widgets-site-footer-sitefooter--default';
const MARKETS = 'widgets-fixture-markets-fixturepanel--ordinary';

/** One development catalogue for all tests of the file. */
const test = base.extend<object, { storybook: DevStorybook }>({
  storybook: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => {
      const storybook = await startStorybook();
      await expect.poll(storybook.compiles, { timeout: 90_000 }).toBeGreaterThan(0);
      await use(storybook);
      await storybook.stop();
    },
    { scope: 'worker', timeout: 120_000 },
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
): Promise<() => Promise<void>> {
  const file = join(folder, 'src/widgets/site-footer/ui/messages.ts');
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
  return () => writeFile(file, text);
}
const saying = (words: string) => (text: string) =>
  text.replace('이용할 수 없습니다.', `이용할 수 없습니다. ${words}`);

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

test('gives a story the window and the layout of the viewport', async ({ page, storybook }) => {
  await page.goto(linkTo(storybook, `/story/${FOOTER}`, 'viewport.value:phone'));
  await expect(inside(page).getByText('만 18세')).toBeVisible(drawn);
  await expect.poll(() => windowOf(page)).toEqual([390, 844, 'mobile']);
  await press(page.getByRole('button', { name: /phone 390/ }));
  await press(page.getByRole('option', { name: /desktop 1280/ }));
  await expect.poll(() => windowOf(page)).toEqual([1280, 900, 'desktop']);
});

test('shows the scenario that the toolbar says', async ({ page, storybook }) => {
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
