import { createHash } from 'node:crypto';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import { cutFont, lettersOf, otherLetters } from '../scripts/lib/fonts.ts';
import { root } from '../scripts/lib/source-hash.ts';

const prod = process.env.NODE_ENV === 'production';
const shown = ['games/**/*messages.ts', 'games/index.html', 'rules/casino/*.ts'];

/** Cuts a font file and names it by its bytes; returns where it is and the address it is served at. */
async function font(letters: string): Promise<{ from: string; to: string }> {
  const cut = await cutFont(letters);
  const name = `${createHash('sha256').update(cut).digest('hex').slice(0, 8)}.woff2`;
  const folder = join(root, '.cache', 'games-fonts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), cut);
  return { from: join(folder, name), to: `static/font/${name}` };
}

export default defineConfig(async () => {
  const letters = lettersOf(shown.flatMap((pattern) => globSync(pattern, { cwd: root })).sort());
  const own = await font(letters);
  const others = await font(otherLetters(letters));
  return {
    plugins: [pluginReact({ reactCompiler: false })],
    source: {
      entry: { index: './games/index.tsx' },
      define: {
        'process.env.OWN_FONT': JSON.stringify(`/${own.to}`),
        'process.env.OTHERS_FONT': JSON.stringify(`/${others.to}`),
      },
    },
    resolve: { alias: { '@': './src', '#rules': './rules' } },
    html: { template: './games/index.html' },
    server: { publicDir: false },
    output: {
      distPath: { root: 'dist/games' },
      filenameHash: 'contenthash:8',
      // The pages run under `default-src 'self'`, so nothing may be inlined.
      inlineScripts: false,
      inlineStyles: false,
      dataUriLimit: 0,
      copy: [own, others],
      overrideBrowserslist: [
        'chrome >= 111',
        'edge >= 111',
        'safari >= 16.4',
        'ios_saf >= 16.4',
        'firefox >= 114',
        'samsung >= 22',
      ],
    },
    tools: {
      rspack: {
        plugins: [new VanillaExtractPlugin({ identifiers: prod ? 'short' : 'debug' })],
        module: {
          // Pure by rule, so that the pages carry only what they use of them.
          rules: [
            { test: /[\\/](src[\\/]shared[\\/](icons|ui|copy)|rules)[\\/]/, sideEffects: false },
          ],
        },
      },
    },
  };
});
