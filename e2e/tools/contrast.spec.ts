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
