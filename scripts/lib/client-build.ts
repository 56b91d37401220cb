import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, root, stampOf } from './source-hash.ts';

export const clientDir = join(root, 'dist', 'client');
/** The pages of the demonstration provider, on an origin of their own. */
export const gamesDir = join(root, 'dist', 'games');
/** Remembers what both were built of. */
export const clientStamp = stampOf('client-build');

const sources = [
  'src',
  'rules',
  'games',
  'openapi/generated',
  'public',
  'index.html',
  'rsbuild.config.ts',
  'scripts/lib/fonts.ts',
  'tsconfig.json',
];
const notShipped = /\.(stories|test)\.tsx?$|\.md$/;

/** Returns the hash of everything the production client and the provider's pages are made of. */
export function clientSourceHash(): string {
  return hashSources([...sources, 'package-lock.json', 'scripts/build.ts'], notShipped);
}

/** Whether `dist/client` and `dist/games` were built from the sources as they are now. */
export function isClientFresh(hash = clientSourceHash()): boolean {
  const isThere = [clientDir, gamesDir].every((folder) => existsSync(join(folder, 'index.html')));
  return isThere && clientStamp.matches(hash);
}
