import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, root, stampOf } from './source-hash.ts';

export const clientDir = join(root, 'dist', 'client');
export const clientStamp = stampOf('client-build');

const sources = [
  'src',
  'rules',
  'openapi/generated',
  'public',
  'index.html',
  'rsbuild.config.ts',
  'scripts/lib/fonts.ts',
  'tsconfig.json',
];
const notShipped = /\.(stories|test)\.tsx?$|\.md$/;

/** Returns the hash of everything the production client is made of. */
export function clientSourceHash(): string {
  return hashSources([...sources, 'package-lock.json', 'scripts/build.ts'], notShipped);
}

/** Says whether `dist/client` was built from the sources as they are now. */
export function isClientFresh(hash = clientSourceHash()): boolean {
  return existsSync(join(clientDir, 'index.html')) && clientStamp.matches(hash);
}
