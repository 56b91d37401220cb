import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/test.ts';

test.use({ sharesServer: true });

/** When a request with this in its address was sent, and when its answer was here, in ms; one a request. */
function timesOf(page: Page, part: string): Promise<{ sent: number; here: number }[]> {
  return page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(wanted))
        .map((entry) => ({
          sent: entry.startTime,
          here: (entry as PerformanceResourceTiming).responseEnd,
        })),
    part,
  );
}

/** Where the letters are, in px; the box about them is higher while a notice has no emphasis yet. */
function placeOf(line: Locator): Promise<{ start: number; middle: number }> {
  return line.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { x, y, height } = letters.getBoundingClientRect();
    return { start: x, middle: y + height / 2 };
  });
}

test('a board is asked for with the first script, once, and the stream goes on from it @phone', async ({
  page,
}) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/stream?')) streams.push(decodeURIComponent(request.url()));
  });
  await page.goto('/korea/cross?sport=football');
  await page.locator('[data-selection]').first().waitFor();
  await expect.poll(() => streams.some((url) => url.includes('board:football:cross'))).toBe(true);

  const boards = await timesOf(page, '/sports/board?kind=cross&sport=football');
  const [library] = await timesOf(page, '/static/js/lib');
  expect(boards).toHaveLength(1);
  expect(boards[0]?.sent).toBeLessThan(library?.here ?? 0);
  for (const path of ['/setting/maintanace', '/sports/count'])
    expect(await timesOf(page, path)).toHaveLength(1);
  // Without its seq the server would send the whole board again.
  for (const url of streams) expect(url).not.toMatch(/board:football:cross(?!@\d)/);
});

test('letters of the first paint are one small file, all others come when the app has drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.getElementById('root')?.firstChild) return;
      watch.disconnect();
      performance.mark('drawn');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  const isLoaded = (wanted: string) =>
    page.evaluate(
      (name) =>
        [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
        ),
      wanted,
    );
  await expect.poll(() => isLoaded('Hanpan')).toBe(true);
  const first = await timesOf(page, '/fonts/first.woff2');
  expect(first).toHaveLength(1);
  await expect.poll(() => isLoaded('Hanpan others'), { timeout: 15_000 }).toBe(true);
  const [others, ...again] = await timesOf(page, '/fonts/others.woff2');
  expect(again).toEqual([]);
  const drawn = await page.evaluate(
    () => performance.getEntriesByName('drawn')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  expect(others?.sent).toBeGreaterThan(drawn);
});

test('what the first picture says is what the page says, in its place', async ({ page }) => {
  // A phone on which the notice fits its line, so that it stands still.
  await page.setViewportSize({ width: 430, height: 932 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.locator('#first');
  const drawn = page.locator('#root');
  const said = [
    { first: first.locator('.first-news span'), inPage: drawn.getByLabel('흐르는 공지') },
    { first: first.locator('.first-guest p'), inPage: drawn },
  ];
  const lines: { words: string; start: number; middle: number; inPage: Locator }[] = [];
  for (const { first: one, inPage } of said) {
    await expect(one).toBeVisible();
    const words = (await one.textContent()) ?? '';
    lines.push({ words: words.replaceAll(/\s+/g, ' ').trim(), inPage, ...(await placeOf(one)) });
  }
  release();

  for (const { words, start, middle, inPage } of lines) {
    // A notice gets its emphasis when its words are there already; the home lists it a second time.
    const line = inPage.getByText(words.slice(-20)).first();
    await expect(line).toBeVisible();
    const place = await placeOf(line);
    expect(place.start).toBeCloseTo(start, 0);
    expect(place.middle).toBeCloseTo(middle, 0);
  }
  await expect(first).toBeHidden();
});
