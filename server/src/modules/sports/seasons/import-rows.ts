import { isDataLocked, lockDataDir } from '../../../lib/data-lock.ts';
import type { SeasonMatch } from '../feed/index.ts';
import { loadArchive, saveArchive, seasonsFolder } from './archive.ts';
import { mergeSeason, removeMatches, type SeasonMerge } from './merge-season.ts';

const LOCK_TRIES = 50;
const LOCK_WAIT_MS = 200;

export interface ImportedSeason extends SeasonMerge {
  /** Where the data folder keeps its seasons. */
  folder: string;
}

/** One import at a time: of two at once the second would not know what the first added. */
async function alone<T>(folder: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const lock = lockDataDir(folder);
      try {
        return await work();
      } finally {
        lock.release();
      }
    } catch (error) {
      if (!isDataLocked(error) || attempt === LOCK_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
}

type Teams = Pick<SeasonMatch, 'home' | 'away'>;

interface ImportOptions {
  /** Whether the known matches of the same divisions and seasons that the file does not have are cancelled; else they stay. */
  remove: boolean;
  /** Sides of the rows that could not be read: the file has their matches. */
  skipped: readonly Teams[];
}

function pairOf({ home, away }: Teams): string {
  return JSON.stringify([home, away]);
}

/** Merges the matches of a file into the data folder, where the football-data feed finds them. */
export function importRows(
  dataDir: string,
  rows: readonly SeasonMatch[],
  { remove, skipped }: ImportOptions,
): Promise<ImportedSeason> {
  const folder = seasonsFolder(dataDir);
  const inFile = new Set(skipped.map(pairOf));
  return alone(folder, async () => {
    const merge = mergeSeason(await loadArchive(dataDir), rows);
    const missing = merge.missing.filter((match) => !inFile.has(pairOf(match)));
    const archive = remove ? removeMatches(merge.archive, missing) : merge.archive;
    await saveArchive(dataDir, archive);
    return { ...merge, missing, archive, folder };
  });
}
