import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOARD_KINDS } from '#rules/markets/boards.ts';
import { SPORT_KEYS } from '#rules/sports.ts';

const script = readFileSync('public/prelude.js', 'utf8');
const fetch = vi.fn(() => Promise.resolve(new Response()));

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.hanpanEarly = undefined;
});

/** The boards that the document's first script asks for at an address. */
function boardsAt(path: string): string[] {
  history.replaceState(null, '', path);
  // The file is the page's own script, run as the browser does.
  // biome-ignore lint/security/noGlobalEval: only the file itself can be tested
  globalThis.eval(script);
  const asked = [...(globalThis.hanpanEarly?.keys() ?? [])];
  return asked.filter((href) => href.includes('/sports/')).map((href) => new URL(href).search);
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
