/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import subsetFont from 'subset-font';
import { root } from './source-hash.ts';

/** Bytes that letters may cost before the first paint. */
const limit = 61_000;
const font = 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2';
/** Words of what a visitor sees first: frame, home and boards. Names of teams come from the server. */
const firstWords = [
  'src/{widgets,entities}/*/ui/messages.ts',
  'src/entities/site-menu/**/*.ts',
  'src/pages/home/ui/messages.ts',
  'src/pages/*/page.ts',
  'index.html',
];
/** The desk is behind a login of staff, games, rewards, boards, money and notifications are no first page: their words come with the other letters. */
const laterWords = [
  'src/{widgets,entities}/desk-*/**',
  'src/{pages,entities}/{quest,board,post}/**',
  'src/widgets/community-nav/**',
  'src/{widgets,entities}/round*/**',
  'src/widgets/{result-head,notification-center}/**',
  'src/entities/{casino-game,notification,money-request}/**',
];
const latin = rangeOf(0x20, 0x7e);
const signs = '·–—…×▲▼→←↑↓₩“”‘’′©';

/** The letters of the first paint, each once, in a fixed order. */
function firstLetters(): string {
  const files = firstWords.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: laterWords }),
  );
  return lettersOf(files);
}

/** Latin letters, signs and the syllables that the files hold, each once, in a fixed order. */
export function lettersOf(files: readonly string[]): string {
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  const syllables = [...new Set(text.match(/[가-힣]/g))].sort().join('');
  return latin + signs + syllables;
}

function rangeOf(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

/**
 * What names and messages are written with, without the letters of the first paint: the 2,350 syllables of KS X 1001, single
 * Hangul letters, Latin letters with marks.
 */
export function otherLetters(letters = firstLetters()): string {
  const first = new Set(letters);
  const decoder = new TextDecoder('euc-kr');
  const all: string[] = [...rangeOf(0xa0, 0x17f), ...rangeOf(0x3131, 0x318e)];
  for (let lead = 0xb0; lead <= 0xc8; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      all.push(decoder.decode(Uint8Array.of(lead, trail)));
    }
  }
  return all.filter((letter) => !first.has(letter)).join('');
}

/** Cuts Pretendard down to some letters, as WOFF2; kept between builds. */
export async function cutFont(letters: string): Promise<Uint8Array> {
  const source = readFileSync(join(root, font));
  const hash = createHash('sha256').update(letters).update(source).digest('hex').slice(0, 16);
  const file = join(root, '.cache', `font-${hash}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const cut = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    // Kerning, figures of one width, a colon as high as the figures beside it.
    keepFeatures: ['kern', 'tnum', 'calt', 'ccmp'],
    noHinting: true,
  });
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, cut);
  return cut;
}

/** The letters of the first paint as WOFF2. @throws over the limit. */
async function makeFirstFont(): Promise<Uint8Array> {
  const cut = await cutFont(firstLetters());
  if (cut.length <= limit) return cut;
  throw new Error(`letters of the first paint: ${cut.length} bytes, ${limit} allowed`);
}

/** Adds `fonts/first.woff2` and `fonts/others.woff2` to a build; `public/fonts.js` loads them. */
export function pluginFonts(): RsbuildPlugin {
  return {
    name: 'hanpan:fonts',
    setup(api) {
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        const files = { first: await makeFirstFont(), others: await cutFont(otherLetters()) };
        for (const [name, cut] of Object.entries(files)) {
          compilation.emitAsset(`fonts/${name}.woff2`, new sources.RawSource(Buffer.from(cut)));
        }
      });
    },
  };
}
