import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { faintText, undecidedContrast } from '../lib/contrast.ts';

/** Shows a paragraph on a gradient and returns what is wrong with its contrast. */
async function check(page: Page, style: string, more = ''): Promise<string[]> {
  await page.setContent(
    `<main><p style="width: 300px; font: 16px sans-serif; ${style}">배당이 변경되었습니다</p>${more}</main>`,
  );
  const { incomplete } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  const nodes = undecidedContrast(incomplete);
  expect(nodes.length, 'axe leaves the paragraph undecided').toBeGreaterThan(0);
  return faintText(page, nodes);
}

const dark = 'background: linear-gradient(#000, #222)';

test('text that can be read on all of a gradient passes', async ({ page }) => {
  expect(await check(page, `${dark}; color: #fff`)).toEqual([]);
});

test('text fails by the worst pixel it lies on', async ({ page }) => {
  const falling = 'background: linear-gradient(90deg, #000, #999 60px)';
  expect(await check(page, `${falling}; color: #fff`)).toEqual([
    expect.stringMatching(/contrast 2/),
  ]);
});

test('large text may be fainter', async ({ page }) => {
  const grey = 'background: linear-gradient(#000, #000); color: #707070';
  expect(await check(page, grey)).toHaveLength(1);
  expect(await check(page, `${grey}; font-size: 24px`)).toEqual([]);
});

test('text that is faded fails', async ({ page }) => {
  expect(await check(page, `${dark}; color: #fff; opacity: 0.3`)).toHaveLength(1);
});

test('text of the colour of its background fails', async ({ page }) => {
  expect(await check(page, `${dark}; color: #111`)).toHaveLength(1);
});

test('text that is not found stays undecided', async ({ page }) => {
  await page.setContent('<p>1.95</p>');
  expect(await faintText(page, [{ target: ['#gone'], html: '<b id="gone">' }])).toEqual([
    expect.stringMatching(/undecided/),
  ]);
});

test('text below another element counts as far as it is painted', async ({ page }) => {
  const cover =
    '<div style="position: absolute; top: 0; left: 0; width: 400px; height: 100px; background: #fff"></div>';
  expect(await check(page, `${dark}; color: #111`, cover)).toEqual([]);
});

test('text outside the window is scrolled to', async ({ page }) => {
  expect(await check(page, `${dark}; color: #333; margin-top: 3000px`)).toHaveLength(1);
});

test('a field is measured by what is written in it', async ({ page }) => {
  const field = async (attributes: string): Promise<string[]> => {
    await page.setContent(
      `<style>::placeholder { color: #222; opacity: 1 }</style><input ${attributes} style="background: #000; color: #111">`,
    );
    return faintText(page, [{ target: ['input'], html: '<input>' }]);
  };
  expect(await field('')).toEqual([]);
  expect(await field('placeholder="검색어 입력"')).toHaveLength(1);
  expect(await field('value="50,000"')).toHaveLength(1);
});

test('what lies below a modal is not measured, in a dialog of its own either', async ({ page }) => {
  const layers = (attributes: string) => `<p id="page" style="color: #111">text</p>
    <div role="dialog" ${attributes}><p id="dialog" style="color: #111">text</p></div>`;
  const nodes = ['#page', '#dialog'].map((target) => ({ target: [target], html: target }));
  const faintIn = async (attributes: string): Promise<string[]> => {
    await page.setContent(`<html data-modal><body style="${dark}">${layers(attributes)}`);
    return faintText(page, nodes);
  };
  expect(await faintIn('')).toEqual([expect.stringMatching(/#dialog$/)]);
  expect(await faintIn('aria-hidden="true"')).toEqual([]);
});

/** Tables of texts that scroll sideways, each text as wide as half the window; the id of each is its row and column. */
const tables = (faint: readonly string[], more = ''): string =>
  ['a', 'b', 'c', 'd']
    .map((row) => {
      const cells = Array.from({ length: 10 }, (_, column) => {
        const id = `${row}${column}`;
        const colour = faint.includes(id) ? '#333' : '#fff';
        return `<span id="${id}" style="flex: 0 0 50vw; color: ${colour}">text ${id}</span>`;
      });
      return `<div style="overflow: auto; display: flex; ${dark}">${more}${cells.join('')}</div>`;
    })
    .join('');

const cellNodes = ['a', 'b', 'c', 'd'].flatMap((row) =>
  Array.from({ length: 10 }, (_, column) => ({
    target: [`#${row}${column}`],
    html: `#${row}${column}`,
  })),
);

test('texts that have to be scrolled to are measured together', async ({ page }) => {
  await page.setContent(tables(['a0', 'b4', 'd9']));
  const session = await page.context().newCDPSession(page);
  let pictures = 0;
  page.context().newCDPSession = () =>
    Promise.resolve(
      Object.assign(Object.create(session) as typeof session, {
        send: (...call: Parameters<typeof session.send>) => {
          if (call[0] === 'Page.captureScreenshot') pictures += 1;
          return session.send(...call);
        },
      }),
    );
  expect(await faintText(page, cellNodes)).toEqual([
    expect.stringMatching(/#a0$/),
    expect.stringMatching(/#b4$/),
    expect.stringMatching(/#d9$/),
  ]);
  expect(pictures).toBeLessThan(2 * 10);
});

test('what a fixed column covers is measured where it can be seen', async ({ page }) => {
  const column =
    '<b style="position: sticky; left: 0; flex: 0 0 40vw; background: #fff; z-index: 1">team</b>';
  await page.setContent(tables(['a1', 'c5', 'd8'], column));
  expect(await faintText(page, cellNodes)).toEqual([
    expect.stringMatching(/#a1$/),
    expect.stringMatching(/#c5$/),
    expect.stringMatching(/#d8$/),
  ]);
});

test('measuring leaves the page as it was', async ({ page }) => {
  await page.setContent(`<style>@keyframes fade { to { opacity: 0.9 } }</style>
    <p style="${dark}; color: #fff; animation: fade 1s infinite">text</p>`);
  expect(await faintText(page, [{ target: ['p'], html: '<p>' }])).toEqual([]);
  const left = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    animations: document.getAnimations().map(({ playState }) => playState),
    colour: getComputedStyle(document.querySelector('p') ?? document.body).color,
  }));
  expect(left).toEqual({ sheets: 0, animations: ['running'], colour: 'rgb(255, 255, 255)' });
});
