import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/lib/source-hash.ts';
import { expect, test } from '../lib/mock-site.ts';
import { press } from '../lib/press.ts';

const document = readFileSync(join(root, 'docs/qa.md'), 'utf8');
const ROW = /^\| \[([^\]]+)\]\(http:\/\/localhost:3000([^)]+)\)[^|]*\|([^|]*)\|(.*)\|$/gm;

interface Row {
  name: string;
  path: string;
  act: string;
  /** A text or a selector. */
  text: string | undefined;
  /** What a text does not show, by its words. */
  look: string;
}

const rowsOf = (part: string): Row[] =>
  [...part.matchAll(ROW)].map(([, name = '', path = '', act = '', shows = '']) => ({
    name,
    path,
    act: act.trim(),
    text: /`([^`]+)`/.exec(shows)?.[1],
    look: shows.replace(/`[^`]+`,?/, '').trim(),
  }));
const sections = document
  .split(/^## /m)
  .map((part) => ({ title: part.split('\n', 1)[0] ?? '', rows: rowsOf(part) }))
  .filter(({ rows }) => rows.length > 0);

const prices = (page: Page) => page.locator('[data-selection]');

async function makeSlip(page: Page): Promise<void> {
  await press(page.locator('[data-selection]:not(:disabled)').first());
  await page.getByLabel('베팅금액').fill('10000');
}

/** What the column of a row says is to be done, by its first words. */
const ACTS: Readonly<Record<string, (page: Page, name: string) => Promise<void>>> = {
  '': async () => {},
  press: (page, name) => press(page.getByRole('button', { name }).first()),
  async wait(page) {
    await prices(page).first().waitFor();
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

/** On an ordinary day four prices of the board move in a second, and a goal falls in 45. */
const LOOK_MS = 4_000;
const MOST_PRICES_AT_FIRST = 40;

/** Prices with the ids of their selections. */
const shownPrices = (page: Page) =>
  prices(page).evaluateAll((cells) =>
    cells.map((cell) => [cell.getAttribute('data-selection') ?? '', cell.textContent] as const),
  );

async function goals(page: Page): Promise<number> {
  const score = / (\d+), .+ (\d+)$/;
  const scores = await page.locator('[data-item]').getByText(score).allTextContents();
  const numbers = scores.flatMap((text) => score.exec(text)?.slice(1) ?? []);
  return numbers.reduce((sum, one) => sum + Number(one), 0);
}

/** What the last column says beside a text; `called` are the addresses that the page has called since the link. */
const LOOKS: Readonly<Record<string, (page: Page, called: readonly string[]) => Promise<void>>> = {
  '': async () => {},
  async 'no price moves'(page) {
    // The rows below the first ones are drawn a little later.
    await expect.poll(() => prices(page).count()).toBeGreaterThan(MOST_PRICES_AT_FIRST);
    const before = await shownPrices(page);
    await page.waitForTimeout(LOOK_MS);
    const after = new Map(await shownPrices(page));
    expect(before.filter(([id, text]) => after.has(id) && after.get(id) !== text)).toEqual([]);
  },
  async 'scores rise'(page) {
    await prices(page).first().waitFor();
    const before = await goals(page);
    await expect.poll(() => goals(page), { timeout: 3 * LOOK_MS }).toBeGreaterThan(before + 1);
  },
  async 'the stream is opened again and again'(_page, called) {
    const opened = () => called.filter((one) => one.includes('/api/stream')).length;
    await expect.poll(opened).toBeGreaterThan(3);
  },
  async 'by asking for its key'(_page, called) {
    await expect.poll(() => called.filter((one) => one.includes('/api/bet/key/'))).not.toEqual([]);
  },
};

const waits = ({ act }: Row) => act === 'wait';

/** Opens links one after the other, as a person does: nothing is cleaned up between them. */
async function follow(page: Page, mockUrl: string, rows: readonly Row[]): Promise<void> {
  const called: string[] = [];
  page.on('request', (request) => called.push(request.url()));
  for (const { name, path, act, text, look } of rows) {
    const [, verb = act, button = ''] = /^(\w+) `([^`]+)`$/.exec(act) ?? [];
    const [perform, seek] = [ACTS[verb], LOOKS[look]];
    if (!perform) throw new Error(`docs/qa.md asks for "${act}", which is not known`);
    if (!seek || !(text || look)) throw new Error(`docs/qa.md shows "${look}", which is not known`);
    await test.step(`${name}: ${path}`, async () => {
      called.length = 0;
      await page.goto(mockUrl + path);
      await perform(page, button);
      // A price says its state by its name, not by a text.
      const named = page.getByText(text ?? '').or(page.getByLabel(text ?? ''));
      const found = text?.startsWith('[') ? page.locator(text) : named;
      if (text) await expect(found.filter({ visible: true }).first()).toBeVisible();
      await seek(page, called);
    });
  }
}

for (const { title, rows } of sections) {
  test(`the links of "${title}" open what they say`, async ({ page, mockUrl }) => {
    await follow(
      page,
      mockUrl,
      rows.filter((row) => !waits(row)),
    );
  });
}

for (const row of sections.flatMap(({ rows }) => rows).filter(waits)) {
  test(`the link of "${row.name}" opens what it says`, async ({ page, mockUrl }) => {
    await page.clock.install();
    await follow(page, mockUrl, [row]);
  });
}

test('docs/qa.md has a link to every scenario', async ({ request, mockUrl }) => {
  const { scenarios } = (await (await request.get(`${mockUrl}/__mock/scenarios`)).json()) as {
    scenarios: { name: string }[];
  };
  const linked = sections
    .flatMap(({ rows }) => rows)
    .map(({ path }) => new URL(path, mockUrl).searchParams.get('scenario'));
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
