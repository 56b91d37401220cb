import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientDir } from './client-build.ts';
import { brotliSize } from './compress.ts';
import { root } from './source-hash.ts';

/** Written by scripts/build.ts: the files behind the view of each page, by the page's folder. */
export const chunkMapFile = join(root, '.cache', 'client-chunks.json');
export type ChunkMap = Record<string, string[]>;

export interface Sizes {
  /** Brotli 11 bytes of what index.html itself loads. */
  entry: { js: number; css: number };
  /** Brotli 11 bytes each page adds, by its folder (`home`). */
  pages: Record<string, { js: number; css: number }>;
}

async function sizeOf(files: readonly string[]): Promise<{ js: number; css: number }> {
  const sizes = { js: 0, css: 0 };
  for (const file of files) {
    const kind = file.endsWith('.js') ? 'js' : file.endsWith('.css') ? 'css' : undefined;
    if (kind) sizes[kind] += await brotliSize(await readFile(join(clientDir, file)));
  }
  return sizes;
}

/** Measures the built client in brotli 11 bytes; needs a finished scripts/build.ts. */
export async function clientSizes(): Promise<Sizes> {
  const html = await readFile(join(clientDir, 'index.html'), 'utf8');
  const linked = [
    ...html.matchAll(/<script[^>]+src="\/([^"]+)"/g),
    ...html.matchAll(/<link[^>]+href="\/([^"]+\.css)"/g),
  ].map(([, file = '']) => file);
  const entry = new Set(linked);
  const chunks = JSON.parse(await readFile(chunkMapFile, 'utf8')) as ChunkMap;
  const pages: Sizes['pages'] = {};
  for (const [page, files] of Object.entries(chunks).sort()) {
    pages[page] = await sizeOf(files.filter((file) => !entry.has(file)));
  }
  return { entry: await sizeOf([...entry]), pages };
}
