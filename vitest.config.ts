import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { REPORT_VARIABLE } from './scripts/lib/steps.ts';

const root = import.meta.dirname;
/** Set by `npm test` and `npm run verify`, which count from it; a run by hand prints only. */
const isCounted = process.env[REPORT_VARIABLE] !== undefined;
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
              factories: [
                '@/features/desk-list',
                '@/features/game-entry',
                '@/shared/api',
                '@/shared/lib/dialogs',
                '@/shared/lib/form',
                '@/widgets/live-match',
              ],
              addNames: true,
            },
          ],
        ],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}

/** Minutes each, for `npm run verify`; the gate leaves them out. */
const slow = process.env.SLOW_TESTS === 'no' ? ['**/*.slow.test.ts'] : [];
const alias = { '@': join(root, 'src') };

/** About four times what the slowest needs on a quiet machine; what passes on a later try is named as flaky. */
const patient: TestProjectInlineConfiguration['test'] = {
  testTimeout: 20_000,
  retry: isCounted ? 2 : 0,
};
const server: TestProjectInlineConfiguration['test'] = {
  ...patient,
  environment: 'node',
  pool: 'forks',
  // Optimised code of the embedded database pays after minutes; a process runs for seconds.
  execArgv: ['--liftoff-only'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: [join(root, 'server', 'test', 'global-setup.ts')],
};
/**
 * A process runs file after file, which takes half of the CPU time: what comes from `node_modules` is loaded once for them all.
 * Modules of the tree begin again with each file, as models join what they hear to what they do for as long as they live.
 */
const client: TestProjectInlineConfiguration['test'] = {
  ...patient,
  env: { TZ: 'Asia/Seoul' },
  isolate: false,
  setupFiles: [join(root, 'vitest.setup.ts')],
  // What a test that failed did not put back.
  unstubGlobals: true,
  unstubEnvs: true,
};
/** Put other modules in the place of the server's, and so have processes of their own. */
const mocksModules = 'server/test/enemy*.test.ts';

export default defineConfig({
  // The style plugin compiles css.ts with this part of the config, not with a project's.
  resolve: { alias },
  test: {
    // Two cores are what CI has; the embedded databases want room.
    maxWorkers: 2,
    ...(isCounted && { reporters: ['dot', join(root, 'scripts', 'lib', 'vitest-report.ts')] }),
    projects: [
      {
        resolve: { alias },
        plugins: [effectorSids(), vanillaExtractPlugin()],
        test: {
          ...client,
          name: 'unit',
          exclude: slow,
          environment: 'node',
          include: ['{rules,src,games,scripts,mock,conformance}/**/*.test.ts'],
        },
      },
      {
        resolve: { alias },
        plugins: [effectorSids(), vanillaExtractPlugin()],
        test: {
          ...client,
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,games}/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...patient,
          name: 'simulator',
          exclude: slow,
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
          exclude: [mocksModules, ...slow],
          // Nothing of a server is global: a process loads it once for all the files it runs.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-enemy', include: [mocksModules], exclude: slow } },
    ],
  },
});
