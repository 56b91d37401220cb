import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeasonMatch } from './feed/index.ts';

function folder(dataDir: string): string {
  return join(dataDir, 'seasons');
}

/** Keeps a parsed season under the data folder, where the football-data feed finds it; returns the file's path. */
export async function saveSeason(
  dataDir: string,
  matches: readonly SeasonMatch[],
): Promise<string> {
  await mkdir(folder(dataDir), { recursive: true });
  const divisions = [...new Set(matches.map((match) => match.division))].join();
  const first = matches.map((match) => match.date).sort()[0] ?? '';
  const name = createHash('sha256').update(`${divisions}|${first}`).digest('hex').slice(0, 16);
  const path = join(folder(dataDir), `${name}.json`);
  // Renamed into place, so that a server that is looking never reads half a file.
  await writeFile(`${path}.part`, JSON.stringify(matches));
  await rename(`${path}.part`, path);
  return path;
}

/** Reads every season that was imported; none when the folder is not there. */
export async function loadSeasons(dataDir: string): Promise<SeasonMatch[]> {
  const names = await readdir(folder(dataDir)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const seasons = await Promise.all(
    files.map((name) => readFile(join(folder(dataDir), name), 'utf8')),
  );
  return seasons.flatMap((text) => JSON.parse(text) as SeasonMatch[]);
}
