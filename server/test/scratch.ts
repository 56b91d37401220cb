import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Containers often give it 64 MB, too little for databases. */
const ENOUGH = 2 * 1024 ** 3;

/** Returns the folder for data that tests throw away: memory where there is enough, for two cores share one disk. */
export function scratchRoot(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
