import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = import.meta.dirname;
const withSids = /[\\/]src[\\/].*[\\/](model|api|lib|events|dialogs)([\\/].*)?\.ts$/;
const withoutSids = /\.(test|stories|css)\.tsx?$/;

/** Gives Effector units their names and ids, as the production build does; readable failures need them. */
function effectorSids(): Plugin {
  return {
    name: 'effector-sids',
    enforce: 'pre',
    async transform(code, id) {
      if (!withSids.test(id) || withoutSids.test(id)) return null;
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript'] },
        plugins: [
          [
            'effector/babel-plugin',
            {
              factories: ['@/shared/api', '@/shared/lib/dialogs', '@/shared/lib/form'],
              addNames: true,
            },
          ],
        ],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}

/** Run after all that builds. */
const needsBuild = 'scripts/docs/built/*.test.ts';
const alias = { '@': join(root, 'src') };

const server: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  pool: 'forks',
  // Optimised code of the embedded database pays after minutes; a process runs for seconds.
  execArgv: ['--liftoff-only'],
  testTimeout: 30_000,
  hookTimeout: 120_000,
  globalSetup: [join(root, 'server', 'test', 'global-setup.ts')],
};
/** Puts other modules in the place of the server's, and so has a process of its own. */
const mocksModules = 'server/test/enemy.test.ts';
/** Set by the test run, which counts; a run by hand prints only. */
const { VITEST_REPORT } = process.env;

export default defineConfig({
  // The style plugin compiles css.ts with this part of the config, not with a project's.
  resolve: { alias },
  test: {
    // Two cores are what CI has; the embedded databases want room.
    maxWorkers: 2,
    ...(VITEST_REPORT ? { reporters: ['dot', 'json'], outputFile: { json: VITEST_REPORT } } : {}),
    projects: [
      {
        resolve: { alias },
        plugins: [effectorSids(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{rules,src,scripts,mock,conformance}/**/*.test.ts'],
          exclude: [needsBuild],
          env: { TZ: 'Asia/Seoul' },
        },
      },
      { test: { name: 'commands', environment: 'node', include: [needsBuild] } },
      {
        resolve: { alias },
        plugins: [effectorSids(), vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          env: { TZ: 'Asia/Seoul' },
        },
      },
      {
        test: {
          name: 'simulator',
          environment: 'node',
          include: ['simulator/**/*.test.ts'],
          // Seasons of games; a loaded machine takes its time.
          testTimeout: 240_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [mocksModules],
          // Nothing of a server is global: a process loads it once for all the files it runs.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-enemy', include: [mocksModules] } },
    ],
  },
});
