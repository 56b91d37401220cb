import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { clientDir, clientSourceHash, clientStamp, isClientFresh } from './lib/client-build.ts';
import { type ChunkMap, chunkMapFile } from './lib/client-sizes.ts';
import { precompress } from './lib/compress.ts';
import { root } from './lib/source-hash.ts';

/** Builds the production client into `dist/client` and precompresses it; does nothing when it is fresh. */
async function build(): Promise<void> {
  const hash = clientSourceHash();
  if (isClientFresh(hash) && !process.argv.includes('--force')) {
    console.log('client: dist/client is up to date');
    return;
  }
  const started = performance.now();
  process.env.NODE_ENV = 'production';
  process.env.BUILD_ID = `${await packageVersion()}-${hash.slice(0, 7)}`;
  const { createRsbuild, loadConfig } = await import('@rsbuild/core');
  // A server that runs keeps its files until the new ones are whole.
  const fresh = join(root, '.cache', `client-${process.pid}`);
  const { content } = await loadConfig({ cwd: root });
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...content,
      mode: 'production',
      output: {
        ...content.output,
        distPath: { root: fresh },
        cleanDistPath: true,
      },
      performance: { ...content.performance, printFileSize: false },
    },
  });
  try {
    const { close, stats } = await rsbuild.build();
    await writeChunkMap(stats);
    await close();
    await minifyPublic(fresh);
    const compressed = await precompress(fresh);
    clientStamp.clear();
    await swapIn(fresh);
    clientStamp.write(hash);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`client: built and precompressed ${compressed} files in ${seconds}s`);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
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
async function writeChunkMap(stats: Rspack.Stats | Rspack.MultiStats | undefined): Promise<void> {
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

async function swapIn(fresh: string): Promise<void> {
  const old = join(root, '.cache', `client-old-${process.pid}`);
  await mkdir(dirname(clientDir), { recursive: true });
  if (existsSync(clientDir)) await rename(clientDir, old);
  await rename(fresh, clientDir);
  await rm(old, { recursive: true, force: true });
}

await build();
