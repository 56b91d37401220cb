import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../lib/copy-tree.ts';
import { gather, spawnNode } from '../lib/processes.ts';
import { root } from '../lib/source-hash.ts';
import { buildStorybook } from '../lib/storybook-build.ts';

/** A copy of the tree that commands may write into. */
export interface Copy extends Disposable {
  folder: string;
}

/** Everything but the approved pictures, of which each copy makes those that it compares. */
const sources = /^(?!e2e\/pictures\/)./;

function makeCopy(built: readonly string[]): Copy {
  const folder = copyTree(sources);
  // Here the installed packages are a link, which the entry for a folder does not match.
  appendFileSync(join(folder, '.gitignore'), '/node_modules\n');
  for (const path of built) cpSync(join(root, path), join(folder, path), { recursive: true });
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the tree without anything that was built. */
export const copySources = (): Copy => makeCopy([]);

/** Copies the tree with the catalogue, which is built before where its sources changed. */
export async function copyWithCatalogue(): Promise<Copy> {
  await buildStorybook();
  return makeCopy(['.cache/storybook', '.cache/storybook-build.stamp']);
}

/** Copies the tree with the client, which is built before where its sources changed. */
export async function copyWithClient(): Promise<Copy> {
  const { code, output } = await gather(spawnNode('scripts/build.ts'));
  if (code !== 0) throw new Error(`the client was not built\n${output}`);
  return makeCopy(['dist/client', '.cache/client-build.stamp', '.cache/client-chunks.json']);
}
