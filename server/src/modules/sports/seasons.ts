import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureIdOf, type SeasonMatch } from './feed/index.ts';

const LOOK_EVERY_MS = 1_000;

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

interface SeasonFile {
  path: string;
  changedAt: number;
  size: number;
}

/** Season files, the oldest first; none when the folder is not there. */
async function seasonFiles(dataDir: string): Promise<SeasonFile[]> {
  const names = await readdir(folder(dataDir)).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => {
        const path = join(folder(dataDir), name);
        const { mtimeMs, size } = await stat(path);
        return { path, changedAt: mtimeMs, size };
      }),
  );
  return files.sort((a, b) => a.changedAt - b.changedAt);
}

/** Reads every season that was imported. A match that stands in several files is taken from the newest. */
export async function loadSeasons(dataDir: string): Promise<SeasonMatch[]> {
  const byId = new Map<string, SeasonMatch>();
  for (const { path } of await seasonFiles(dataDir)) {
    const matches = JSON.parse(await readFile(path, 'utf8')) as SeasonMatch[];
    for (const match of matches) byId.set(fixtureIdOf(match), match);
  }
  return [...byId.values()];
}

export interface SeasonWatch {
  /** Notes what is there now; only later imports are told. */
  start(): Promise<void>;
  stop(): void;
}

/** Calls `changed` within seconds of an import; a call that fails is made again at the next look. */
export function watchSeasons(
  dataDir: string,
  changed: () => Promise<void>,
  failed: (error: unknown) => void,
): SeasonWatch {
  let known = '';
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function sight(): Promise<string> {
    return JSON.stringify(await seasonFiles(dataDir));
  }

  async function look(): Promise<void> {
    try {
      const seen = await sight();
      if (seen !== known && !stopped) {
        await changed();
        known = seen;
      }
    } catch (error) {
      failed(error);
    }
    if (!stopped) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  }

  return {
    async start() {
      known = await sight();
      timer = setTimeout(look, LOOK_EVERY_MS).unref();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
