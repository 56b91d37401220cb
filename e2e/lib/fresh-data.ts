import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runFolder } from './run-folder.ts';
import type { TestServer } from './server.ts';

const MADE_WITHIN_MS = 120_000;

type Start = (env: Record<string, string>) => Promise<TestServer>;

/**
 * Returns the data of a server that `start` has just begun in this environment. The first journey that asks makes it, whichever
 * its worker; the others wait for it.
 */
export async function freshData(env: Record<string, string>, start: Start): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(env)).digest('hex').slice(0, 16);
  const folder = join(runFolder(), `fresh-${hash}`);
  const failed = `${folder}.failed`;
  if (await isFirst(`${folder}.begun`)) {
    try {
      const server = await start(env);
      await rename(await server.leave(), folder);
    } catch (error) {
      await writeFile(failed, '');
      throw error;
    }
  }
  const deadline = Date.now() + MADE_WITHIN_MS;
  while (!existsSync(folder)) {
    if (existsSync(failed) || Date.now() > deadline)
      throw new Error('another journey could not make the fresh data');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return folder;
}

/** Making a folder succeeds for one of those who try at once. */
async function isFirst(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
