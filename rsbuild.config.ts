import { defineConfig } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';

const prod = process.env.NODE_ENV === 'production';
const pretendard = './node_modules/pretendard/dist/web/variable';

export default defineConfig({
  plugins: [
    // The compiler adds about 10 kB to a guest's home; what ticks is memoised by hand.
    pluginReact({ reactCompiler: false }),
    pluginBabel({
      // Stable unit names and clean hot reload for Effector; its SWC plugin does not load in this rspack.
      include: /[\\/]src[\\/].*[\\/](model|api|lib|events|dialogs)([\\/].*)?\.ts$/,
      exclude: /\.(css|stories|test|d)\.tsx?$/,
      babelLoaderOptions: (options) => {
        options.plugins = [
          ...(options.plugins ?? []),
          [
            'effector/babel-plugin',
            {
              factories: ['@/shared/api', '@/shared/lib/dialogs', '@/shared/lib/form'],
              addNames: !prod,
              hmr: prod ? 'none' : 'es',
            },
          ],
        ];
      },
    }),
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
  html: { template: './index.html' },
  server: { port: Number(process.env.PORT ?? 3000), publicDir: { name: 'public' } },
  output: {
    distPath: { root: 'dist/client' },
    // The pages run under `script-src 'self'`, so nothing may be inlined.
    inlineScripts: false,
    inlineStyles: false,
    copy: [
      { from: `${pretendard}/pretendardvariable-dynamic-subset.css`, to: 'fonts/pretendard.css' },
      { from: `${pretendard}/woff2-dynamic-subset`, to: 'fonts/woff2-dynamic-subset' },
    ],
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
    preset: 'default',
    cacheGroups: {
      // Vendor chunks that keep their hash while the app's own code changes.
      router: {
        test: /node_modules[\\/]@tanstack/,
        name: 'lib-router',
        chunks: 'initial',
        priority: 10,
      },
      effector: {
        test: /node_modules[\\/](effector|effector-react|patronum)[\\/]/,
        name: 'lib-effector',
        chunks: 'initial',
        priority: 10,
      },
    },
  },
  tools: {
    rspack: {
      plugins: [new VanillaExtractPlugin()],
      module: {
        // Pure by rule, so that a page carries only the icons and rules it uses. Never all of `src`: models are
        // side effects.
        rules: [
          {
            test: /[\\/](src[\\/]shared[\\/]icons|rules|openapi[\\/]generated)[\\/]/,
            sideEffects: false,
          },
        ],
      },
    },
  },
});
