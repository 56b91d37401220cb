import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchRoot } from '../../server/test/scratch.ts';

const VARIABLE = 'JOURNEYS_FOLDER';

/** Makes the folder that the workers of a run share, for data of servers; returns what removes it. */
export async function makeRunFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(scratchRoot(), 'hanpan-journeys-'));
  // Workers inherit the environment.
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** The folder that the workers of this run share. */
export function runFolder(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error('the run has no folder: its global setup did not run');
  return folder;
}
