import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import {
  clientDir,
  clientSourceHash,
  clientStamp,
  gamesDir,
  isClientFresh,
} from './lib/client-build.ts';
import { type ChunkMap, chunkMapFile } from './lib/client-sizes.ts';
import { precompress } from './lib/compress.ts';
import { root } from './lib/source-hash.ts';

/** Builds the production client and the provider's pages into `dist` and precompresses them; does nothing when they are fresh. */
async function build(): Promise<void> {
  const hash = clientSourceHash();
  if (isClientFresh(hash) && !process.argv.includes('--force')) {
    console.log('client: dist/client and dist/games are up to date');
    return;
  }
  process.env.NODE_ENV = 'production';
  process.env.BUILD_ID = `${await packageVersion()}-${hash.slice(0, 7)}`;
  // A server that runs keeps its files until the new ones are whole.
  const client = join(root, '.cache', `client-${process.pid}`);
  const games = join(root, '.cache', `games-${process.pid}`);
  try {
    await bundle('client', 'rsbuild.config.ts', client, writeChunkMap);
    await minifyPublic(client);
    await compress('client', client);
    await bundle('games', 'games/rsbuild.config.ts', games);
    await compress('games', games);
    clientStamp.clear();
    await swapIn(client, clientDir);
    await swapIn(games, gamesDir);
    clientStamp.write(hash);
  } finally {
    for (const fresh of [client, games]) await rm(fresh, { recursive: true, force: true });
  }
}

type Stats = Rspack.Stats | Rspack.MultiStats | undefined;

/** Runs the bundler by a config of the tree, into a folder. */
async function bundle(
  name: string,
  path: string,
  folder: string,
  onBuilt?: (stats: Stats) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const { createRsbuild, loadConfig } = await import('@rsbuild/core');
  const { content } = await loadConfig({ cwd: root, path });
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...content,
      mode: 'production',
      output: {
        ...content.output,
        distPath: { root: folder },
        cleanDistPath: true,
      },
      performance: { ...content.performance, printFileSize: false },
    },
  });
  const { close, stats } = await rsbuild.build();
  await onBuilt?.(stats);
  await close();
  console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)}s`);
}

async function compress(name: string, folder: string): Promise<void> {
  console.log(`${name}: precompressed ${await precompress(folder)} files`);
}

/** Minifies the scripts of `public`, which the bundler copies as they are. */
async function minifyPublic(folder: string): Promise<void> {
  const { rspack } = await import('@rsbuild/core');
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
    const file = join(folder, name);
    const source = await readFile(file, 'utf8');
    const options = { compress: true, mangle: true, module: false };
    const { code } = await rspack.experiments.swc.minify(source, options);
    await writeFile(file, code);
  }
}

const declaration = /src[\\/]pages[\\/]([^\\/]+)[\\/]page\.ts$/;

/** Notes which files the view of each page loads: chunk names are numbers in production. */
async function writeChunkMap(stats: Stats): Promise<void> {
  const map: ChunkMap = {};
  const { chunks = [] } = stats?.toJson({ all: false, chunks: true, chunkOrigins: true }) ?? {};
  for (const { origins = [], files = [], initial } of chunks) {
    const declarations = origins.map(({ moduleName }) => moduleName?.match(declaration)?.[1]);
    for (const page of new Set(declarations)) {
      if (!initial && page) map[page] = [...(map[page] ?? []), ...files].sort();
    }
  }
  await writeFile(chunkMapFile, `${JSON.stringify(map, null, 2)}\n`);
}

async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

async function swapIn(fresh: string, folder: string): Promise<void> {
  const old = `${fresh}-old`;
  await mkdir(dirname(folder), { recursive: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

await build();
