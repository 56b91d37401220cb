import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataLock {
  release(): void;
}

/** Another process uses the data folder; the message is shown to the person who started the second one. */
export function isDataLocked(error: unknown): error is Error & { code: 'DATA_LOCKED' } {
  return error instanceof Error && 'code' in error && error.code === 'DATA_LOCKED';
}

/**
 * Takes the data folder for this process or throws `DATA_LOCKED`.
 * An exclusive SQLite transaction is a kernel lock: it is free at once when the process that took it dies, even by kill -9.
 */
export function lockDataDir(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(dataDir, 'db.lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    if (!String(cause).includes('locked')) throw cause;
    throw Object.assign(
      new Error(`the data folder ${dataDir} is in use by another server; stop it or set DATA_DIR`),
      { code: 'DATA_LOCKED' },
    );
  }
  return { release: () => file.close() };
}
