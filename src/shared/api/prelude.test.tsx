import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOARD_KINDS } from '#rules/markets/boards.ts';
import { SPORT_KEYS } from '#rules/sports.ts';

const script = readFileSync('public/prelude.js', 'utf8');
const fetch = vi.fn((_address: string) => Promise.resolve(new Response()));

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.hanpanEarly = undefined;
});

function runAt(path: string): void {
  history.replaceState(null, '', path);
  // The file is the page's own script, run as the browser does.
  // biome-ignore lint/security/noGlobalEval: only the file itself can be tested
  globalThis.eval(script);
}

/** The boards that the document's first script asks for at an address. */
function boardsAt(path: string): string[] {
  runAt(path);
  const requested = [...(globalThis.hanpanEarly?.keys() ?? [])];
  return requested
    .filter((href) => href.includes('/sports/board'))
    .map((href) => new URL(href).search);
}

it.each(BOARD_KINDS)('asks for the board %s, of a sport where the address names one', (kind) => {
  expect(boardsAt(`/korea/${kind}`)).toEqual([`?kind=${kind}`]);
  for (const sport of SPORT_KEYS) {
    expect(boardsAt(`/korea/${kind}?sport=${sport}`)).toEqual([`?kind=${kind}&sport=${sport}`]);
  }
});

it.each(['/korea/nothing', '/korea/', '/korea/cross/more'])('asks for no board at %s', (path) => {
  expect(boardsAt(path)).toEqual([]);
});

it.each([
  ['/korea/cross', true],
  ['/korea/nothing', false],
])('asks at %s for the number of fixtures: %s', (path, isRequested) => {
  runAt(path);
  const requested = [...(globalThis.hanpanEarly?.keys() ?? [])];
  expect(requested.some((href) => href.endsWith('/sports/count'))).toBe(isRequested);
});

const notice = '<b>점검</b> 안내<img src=x onerror=alert(1)> &lt;b&gt;';

it('puts the words of the newest notice into the first picture, and leaves the answer to the app', async () => {
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  document.body.innerHTML = '<p class="first-news" hidden><b>공지</b><span></span></p>';
  fetch.mockImplementation((address) =>
    Promise.resolve(Response.json(address.endsWith('/newsLink') ? [{ contents: notice }] : {})),
  );
  runAt('/');
  const line = document.querySelector<HTMLElement>('.first-news');
  await expect.poll(() => line?.hidden).toBe(false);
  expect(line?.lastElementChild?.innerHTML).toBe(' 점검  안내  &amp;lt;b&amp;gt;');
  const [, answer] =
    [...(globalThis.hanpanEarly ?? [])].find(([href]) => href.endsWith('/newsLink')) ?? [];
  expect(await (await answer)?.json()).toEqual([{ contents: notice }]);
});

it('shows no notice where there is none, and asks for none in the bare frame', async () => {
  document.body.innerHTML = '<p class="first-news" hidden><b>공지</b><span></span></p>';
  fetch.mockImplementation(() => Promise.resolve(Response.json([])));
  runAt('/');
  await Promise.all([...(globalThis.hanpanEarly?.values() ?? [])]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector<HTMLElement>('.first-news')?.hidden).toBe(true);
  runAt('/login');
  expect([...(globalThis.hanpanEarly?.keys() ?? [])].join()).not.toContain('newsLink');
});
