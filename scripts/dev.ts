import type { ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { parseConfig } from '../server/src/config.ts';
import { createLinkOpener } from './lib/dev-links.ts';
import { freePort } from './lib/free-port.ts';
import { endWithParent, spawnNode, stop } from './lib/processes.ts';
import { root } from './lib/source-hash.ts';

const { values: options } = parseArgs({
  options: {
    mock: { type: 'boolean' },
    scenario: { type: 'string' },
    built: { type: 'boolean' },
  },
});
const { mock = false, scenario, built = false } = options;
if (scenario !== undefined && !mock) {
  console.error('scenarios are those of the mock: npm run dev:mock -- --scenario NAME');
  process.exit(1);
}

const watched = ['rules', 'openapi', ...(mock ? ['mock'] : ['server', 'simulator'])];
const api = mock ? 'mock/main.ts' : 'server/src/main.ts';
const apiArgs = scenario === undefined ? [] : ['--scenario', scenario];
const ignored = /\.test\.ts$|\.md$|~$|(^|[\\/])\./;

/** Runs one API server on `port` and restarts it when its sources change. */
function keepApi(port: number): { stop: () => Promise<void> } {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  const run = (): void => {
    child = spawnNode(api, apiArgs, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SCENARIOS: process.env.SCENARIOS ?? (process.env.DEMO === '0' ? '0' : '1'),
        PORT: String(port),
        GAMES_PORT: String(gamesPort),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.DATA_DIR ?? join(root, '.data', 'dev'),
      },
    });
    child.once('exit', (code) => {
      if (code) console.error(`[dev] the API ended with code ${code}; it starts again on a change`);
    });
  };
  const restart = (file: string): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(async () => {
        console.log(`[dev] ${file} changed: restarting the API`);
        // The next one needs the lock of the data folder.
        if (child) await stop(child);
        run();
      });
    }, 150);
  };

  run();
  // What is built does not follow the sources, and so neither does its API.
  const watchers = (built ? [] : watched)
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (file && !ignored.test(file)) restart(file);
      }),
    );
  return {
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await turn;
      if (child) await stop(child);
    },
  };
}

const environment = parseConfig(process.env, root);
if (!environment.ok) {
  console.error(environment.errors.join('\n'));
  process.exit(1);
}
const { port, gamesPort } = environment.value;
const apiPort = await freePort();
const target = `http://127.0.0.1:${apiPort}`;

const { content } = await loadConfig({ cwd: root });
const rsbuild = await createRsbuild({
  cwd: root,
  config: {
    ...content,
    mode: 'development',
    // The start of the client is a chain of imports: compiled one by one as they are asked for, the first page takes half a
    // minute, each step an update that a later one overtakes.
    dev: { ...content.dev, lazyCompilation: false },
    server: {
      ...content.server,
      port,
      strictPort: true,
      // gzip would hold the event stream back.
      compress: false,
      historyApiFallback: true,
      setup: ({ server: development }) => {
        development.middlewares.use(createLinkOpener(target));
      },
      proxy: {
        '/api': { target, xfwd: true },
        '/file': { target, xfwd: true },
        '/pay': { target, xfwd: true },
        '/__mock': { target },
        '/__scenario': { target },
      },
    },
  },
});

const keeper = keepApi(apiPort);
let closing = false;
async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  await Promise.allSettled([keeper.stop(), server?.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => close());
endWithParent(close);

let server: { close: () => Promise<void> } | undefined;
try {
  // Without hot reload: the client of the last build.
  ({ server } = built ? await rsbuild.preview() : await rsbuild.startDevServer());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await keeper.stop();
  process.exit(1);
}
