import { exitOf, spawnNode } from '../scripts/lib/processes.ts';
import { makeRunFolder } from './lib/run-folder.ts';

/** Builds the client that the journeys use, unless `dist/client` was built from the sources as they are. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const code = await exitOf(spawnNode('scripts/build.ts', [], { stdio: 'inherit' }));
  if (code !== 0) throw new Error('the client was not built');
  return makeRunFolder();
}
