import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchivedMatch } from '../feed/index.ts';
import { fromFirstFormat, isFirstFormat } from './first-format.ts';

/** Every imported match, the folder's whole content. */
export type Archive = readonly ArchivedMatch[];

interface SeasonFile {
  format: 2;
  matches: ArchivedMatch[];
}

export function seasonsFolder(dataDir: string): string {
  return join(dataDir, 'seasons');
}

/** A division of a country and a season have one file; the hash keeps apart what looks alike as a file name. */
function fileNameOf({ division, season, country }: ArchivedMatch): string {
  const key = [division, season, ...(country ? [country] : [])];
  const readable = key
    .join(' ')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40);
  const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  return `${readable}-${hash.slice(0, 8)}.json`;
}

export interface StoredFile {
  path: string;
  changedAt: number;
  size: number;
}

/** Season files, the oldest first; none when the folder is not there. */
export async function seasonFiles(dataDir: string): Promise<StoredFile[]> {
  const folder = seasonsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => {
        const path = join(folder, name);
        const { mtimeMs, size } = await stat(path);
        return { path, changedAt: mtimeMs, size };
      }),
  );
  return files.sort((a, b) => a.changedAt - b.changedAt);
}

/** Reads every season that was imported. A match in several files is taken from the newest. */
export async function loadArchive(dataDir: string): Promise<ArchivedMatch[]> {
  const byId = new Map<string, ArchivedMatch>();
  for (const { path } of await seasonFiles(dataDir)) {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    const matches = isFirstFormat(content)
      ? fromFirstFormat(content)
      : (content as SeasonFile).matches;
    for (const match of matches) byId.set(match.id, match);
  }
  return [...byId.values()];
}

/** Replaces the folder's content; a server that is looking never reads half a file. */
export async function saveArchive(dataDir: string, archive: Archive): Promise<void> {
  const folder = seasonsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const before = await seasonFiles(dataDir);
  const files = Map.groupBy(archive, fileNameOf);
  for (const [name, matches] of files) {
    const path = join(folder, name);
    const text = JSON.stringify({ format: 2, matches } satisfies SeasonFile);
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    await writeFile(`${path}.part`, text);
    await rename(`${path}.part`, path);
  }
  // Everything they hold is in the files above.
  const kept = new Set([...files.keys()].map((name) => join(folder, name)));
  for (const { path } of before) if (!kept.has(path)) await rm(path);
}
