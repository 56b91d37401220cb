import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './scripts/lib/long-tests.ts';

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
              factories: [
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

/** Would each run alone at the end: where no run before has told, large files come first. */
const longFiles = [...Object.values(longTests).flat(), 'mock/conformance.test.ts'];

class LongFirst extends BaseSequencer {
  /** Puts long files first, in the order of their list. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longFiles.findIndex((one) => moduleId.endsWith(`/${one}`));
      return index < 0 ? longFiles.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
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
/**
 * A process runs file after file, which takes half of the CPU time: what comes from `node_modules` is loaded once for them all.
 * Modules of the tree begin again with each file, as models join what they hear to what they do for as long as they live.
 */
const sharedProcess: TestProjectInlineConfiguration['test'] = {
  isolate: false,
  setupFiles: [join(root, 'vitest.setup.ts')],
  // What a test that failed did not put back.
  unstubGlobals: true,
  unstubEnvs: true,
};
/** Put other modules in the place of the server's, and so have processes of their own. */
const mocksModules = 'server/test/enemy*.test.ts';
/** Set by the test run, which counts and orders; a run by hand prints only, and can be shuffled. */
const { VITEST_REPORT } = process.env;

export default defineConfig({
  // The style plugin compiles css.ts with this part of the config, not with a project's.
  resolve: { alias },
  test: {
    // Two cores are what CI has; the embedded databases want room.
    maxWorkers: 2,
    ...(VITEST_REPORT && {
      reporters: ['dot', 'json'],
      outputFile: { json: VITEST_REPORT },
      sequence: { sequencer: LongFirst },
    }),
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
          ...sharedProcess,
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
