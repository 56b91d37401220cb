import { expect, test } from '@playwright/test';
import { press } from '../lib/press.ts';

const page = (layer: string): string => `<!doctype html>
  <button onclick="this.textContent = 'pressed'">Bet</button>
  <div style="position: fixed; inset: 0; background: black; ${layer}"></div>`;

const layers = {
  'takes no pointer events': 'pointer-events: none',
  'takes pointer events': '',
};

for (const [name, style] of Object.entries(layers)) {
  test(`press refuses a button below a layer that ${name}`, async ({ page: tab }) => {
    await tab.setContent(page(style));
    await expect(press(tab.getByRole('button'))).rejects.toThrow(/what covers[\s\S]*<div/);
    await expect(tab.getByRole('button')).toHaveText('Bet');
  });
}

test('press waits for a layer that goes away', async ({ page: tab }) => {
  await tab.setContent(page('pointer-events: none'));
  await tab.evaluate(() => setTimeout(() => document.querySelector('div')?.remove(), 500));
  await press(tab.getByRole('button'));
  await expect(tab.getByRole('button')).toHaveText('pressed');
});

test('press scrolls to what lies below the window', async ({ page: tab }) => {
  await tab.setContent(`<div style="height: 3000px"></div>${page('display: none')}`);
  await press(tab.getByRole('button'));
  await expect(tab.getByRole('button')).toHaveText('pressed');
});
