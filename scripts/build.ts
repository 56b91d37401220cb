import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clientDir, clientSourceHash, clientStamp, isClientFresh } from './lib/client-build.ts';
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
    const { close } = await rsbuild.build();
    await close();
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

async function swapIn(fresh: string): Promise<void> {
  const old = join(root, '.cache', `client-old-${process.pid}`);
  await mkdir(dirname(clientDir), { recursive: true });
  if (existsSync(clientDir)) await rename(clientDir, old);
  await rename(fresh, clientDir);
  await rm(old, { recursive: true, force: true });
}

await build();
