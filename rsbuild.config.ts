import { globSync } from 'node:fs';
import { defineConfig, rspack } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';
import { pluginFonts } from './scripts/lib/fonts.ts';

const prod = process.env.NODE_ENV === 'production';
// Stories give their scopes values by sid; nothing of the shipped client reads one.
const isCatalogue = process.env.STORYBOOK === 'true';
const needsSids = !prod || isCatalogue;
const pretendard = './node_modules/pretendard/dist/web/variable';

const styleFiles = globSync('src/**/*.css.ts', { cwd: import.meta.dirname }).sort();
const fileHashes = new Map<string, string>();

/** Names a class by its file's place in the list and its own in the file: half as long as a hash, the same in every build. */
function shortClass({ hash, filePath }: { hash: string; filePath: string }): string {
  // The hash is that of the file and the number of the class; a file's first is number 0.
  const ofFile = fileHashes.get(filePath) ?? hash.slice(0, -1);
  fileHashes.set(filePath, ofFile);
  const index = styleFiles.indexOf(filePath);
  if (index < 0 || index >= 26 * 36 || !hash.startsWith(ofFile)) return `_${hash}`;
  // A capital: vanilla-extract finds names of classes in any place of a selector, and "nded" is in [aria-expanded].
  const letter = String.fromCharCode(65 + (index % 26));
  return `${letter}${Math.floor(index / 26).toString(36)}${hash.slice(ofFile.length)}`;
}

const pluginEffector = pluginBabel({
  // Stable unit names, sids and clean hot reload for Effector; its SWC plugin does not load in this rspack.
  include: /[\\/]src[\\/].*[\\/](model|api|lib|events|dialogs)([\\/].*)?\.ts$/,
  exclude: /\.(css|stories|test|d)\.tsx?$/,
  babelLoaderOptions: (options) => {
    options.plugins = [
      ...(options.plugins ?? []),
      [
        'effector/babel-plugin',
        {
          factories: [
            '@/features/desk-list',
            '@/features/game-entry',
            '@/shared/api',
            '@/shared/lib/dialogs',
            '@/shared/lib/form',
            '@/widgets/live-match',
          ],
          addNames: !prod,
          hmr: prod ? 'none' : 'es',
        },
      ],
    ];
  },
});

/**
 * Asks V8 to compile all functions of a script while it loads, beside the main thread. Compiled each at its first call they
 * take a quarter of the main thread's time until the first page is there.
 */
const compileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // The minifier, which leaves no comment, has run by then, and names of files are made after it.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

export default defineConfig({
  plugins: [
    // The compiler adds about 10 kB to a guest's home; what ticks is memoised by hand.
    pluginReact({ reactCompiler: false }),
    ...(needsSids ? [pluginEffector] : []),
    pluginFonts(),
  ],
  source: {
    entry: { index: './src/app/index.tsx' },
    // All that the client reads of the environment; `src/shared/config` parses it.
    define: Object.fromEntries(
      ['BUILD_ID', 'PUBLIC_API_BASE', 'PUBLIC_FILE_BASE'].map((name) => [
        `process.env.${name}`,
        JSON.stringify(process.env[name]) ?? 'undefined',
      ]),
    ),
  },
  resolve: {
    alias: {
      '@': './src',
      '#contract': './openapi/generated',
      '#rules': './rules',
      // React has had the hook itself since version 18.
      'use-sync-external-store/shim$': 'react',
      'use-sync-external-store/shim/index.js$': 'react',
    },
  },
  html: {
    template: './index.html',
    // Before the scripts, for the calls that `public/prelude.js` starts.
    templateParameters: { apiBase: process.env.PUBLIC_API_BASE ?? '/api' },
  },
  server: { port: Number(process.env.PORT ?? 3000), publicDir: { name: 'public' } },
  output: {
    distPath: { root: 'dist/client' },
    // The entry names every chunk by its hash, which does not compress: two digits less of each are 254 bytes. No fewer than eight: the
    // build writes the final hash wherever it finds the first one, and six digits were found in a number of axe's.
    filenameHash: 'contenthash:8',
    // The pages run under `script-src 'self'`, so nothing may be inlined.
    inlineScripts: false,
    inlineStyles: false,
    // The catalogue shows every letter; the site cuts its own files.
    copy: isCatalogue
      ? [
          {
            from: `${pretendard}/pretendardvariable-dynamic-subset.css`,
            to: 'fonts/pretendard.css',
          },
          { from: `${pretendard}/woff2-dynamic-subset`, to: 'fonts/woff2-dynamic-subset' },
        ]
      : [],
    overrideBrowserslist: [
      'chrome >= 111',
      'edge >= 111',
      'safari >= 16.4',
      'ios_saf >= 16.4',
      'firefox >= 114',
      'samsung >= 22',
    ],
  },
  splitChunks: {
    preset: 'none',
    // What pages share is a chunk of its own from this many bytes on, before minifying; smaller ones compress worse.
    minSize: 40_000,
    cacheGroups: {
      // One chunk compresses better than one a library, and keeps its hash while the app's own code changes.
      lib: { test: /[\\/]node_modules[\\/]/, name: 'lib', chunks: 'initial', priority: 10 },
    },
  },
  tools: {
    rspack: {
      // Editors empty a file before they write it. Where that took longer than the 5 ms that are usual, a save was built twice.
      watchOptions: { aggregateTimeout: 50 },
      plugins: [
        new VanillaExtractPlugin({ identifiers: prod ? shortClass : 'debug' }),
        ...(prod ? [compileHint] : []),
      ],
      module: {
        // Pure by rule, so that a page carries only what it uses of them. Never all of `src`: models are side effects.
        rules: [
          {
            test: /[\\/](src[\\/]shared[\\/](icons|ui|copy|routes)|rules|openapi[\\/]generated)[\\/]/,
            sideEffects: false,
          },
          {
            test: /[\\/]src[\\/](entities|features|widgets|pages)[\\/][^\\/]+[\\/](ui|lib)[\\/]/,
            sideEffects: false,
          },
          // The doors of entities and of the calls as well: a model runs where something of it is imported.
          {
            test: /[\\/]src[\\/](entities[\\/][^\\/]+[\\/](index|@x[\\/][^\\/]+)|shared[\\/]api[\\/]index)\.ts$/,
            sideEffects: false,
          },
        ],
      },
    },
  },
});
