import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/source-hash.ts';
import { expect, test } from '../lib/mock-site.ts';
import { press } from '../lib/press.ts';

const document = readFileSync(join(root, 'docs/qa.md'), 'utf8');
const ROW = /^\| \[([^\]]+)\]\(http:\/\/localhost:3000([^)]+)\)[^|]*\|([^|]*)\|(.*)\|$/gm;
const rows = [...document.matchAll(ROW)].map(([, name = '', path = '', act = '', shows = '']) => ({
  name,
  path,
  act: act.trim(),
  shows: /`([^`]+)`/.exec(shows)?.[1] ?? '',
}));

async function makeSlip(page: Page): Promise<void> {
  await press(page.locator('[data-selection]:not(:disabled)').first());
  await page.getByLabel('베팅금액').fill('10000');
}

/** What the column of a row says is to be done, by its first words. */
const ACTS: Readonly<Record<string, (page: Page, name: string) => Promise<void>>> = {
  '': async () => {},
  press: (page, name) => press(page.getByRole('button', { name }).first()),
  async wait(page) {
    // The scenario begins two seconds after the first call; a message that comes later would end what is waited for.
    await page.waitForTimeout(3_000);
    await page.clock.fastForward('00:20');
  },
  'make a slip': makeSlip,
  async 'place a bet'(page) {
    await makeSlip(page);
    await press(page.getByRole('button', { name: /원 베팅하기$/ }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
  },
};

for (const { name, path, act, shows } of rows) {
  test(`the link of "${name}" opens ${path}`, async ({ page, mockUrl }) => {
    const [, verb = act, button = ''] = /^(\w+) `([^`]+)`$/.exec(act) ?? [];
    const perform = ACTS[verb];
    if (perform === undefined) throw new Error(`docs/qa.md asks for "${act}", which is not known`);
    expect(shows, 'what the row says is shown').not.toBe('');
    if (verb === 'wait') await page.clock.install();
    await page.goto(mockUrl + path);
    if (verb === 'wait') await page.locator('[data-selection]').first().waitFor();
    await perform(page, button);
    // A price says its state by its name, not by a text.
    const text = page.getByText(shows).or(page.getByLabel(shows));
    const found = shows.startsWith('[') ? page.locator(shows) : text;
    await expect(found.filter({ visible: true }).first()).toBeVisible();
  });
}

test('docs/qa.md has a link to every scenario', async ({ request, mockUrl }) => {
  const { scenarios } = (await (await request.get(`${mockUrl}/__mock/scenarios`)).json()) as {
    scenarios: { name: string }[];
  };
  const linked = rows.map(({ path }) => new URL(path, mockUrl).searchParams.get('scenario'));
  expect(scenarios.length).toBeGreaterThan(15);
  expect(scenarios.map(({ name }) => name).filter((name) => !linked.includes(name))).toEqual([]);
});

test('nothing that runs for people knows of scenarios', () => {
  const served = globSync(
    ['dist/client/**/*.{html,js}', '{src,server/src,rules,public}/**/*.{ts,tsx,js}', 'index.html'],
    { cwd: root, exclude: ['**/*.test.*'] },
  );
  expect(served.some((file) => file.startsWith('dist/client/'))).toBe(true);
  const knowing = served.filter((file) =>
    /hanpan-mock|__mock|mock-scenario/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(knowing).toEqual([]);
});
