import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createFootballDataFeed,
  createSimulatedFeed,
  type FeedSource,
} from './modules/sports/feed/index.ts';
import { type Config, parseConfig } from './config.ts';
import { pathGiven, valueOrComplain } from './lib/command-line.ts';
import { recordFeed } from './modules/sports/recordings/index.ts';
import { loadArchive } from './modules/sports/seasons/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const HOUR = 3_600_000;
const MAX_HOURS = 24;
/** Of the simulated games where SEED names no other. */
const SEED = 20_240_511;
const USAGE =
  'Usage: npm run feed:record -- FILE.jsonl.gz --from 2026-11-21T12:00:00Z [--hours 24]   (what FEED and SEED play; a season from DATA_DIR)';

interface Wanted {
  file: string;
  from: number;
  hours: number;
}

function readArguments(): Wanted | null {
  try {
    const option = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      options: { from: option, hours: option },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const from = Date.parse(values.from ?? '');
    const hours = Number(values.hours ?? MAX_HOURS);
    const isWhole = Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS;
    return file && more.length === 0 && isWhole && !Number.isNaN(from)
      ? { file, from, hours }
      : null;
  } catch {
    return null;
  }
}

async function sourceOf({ feed, seed, dataDir }: Config): Promise<FeedSource | null> {
  if (feed === 'simulated') return createSimulatedFeed({ seed: seed ?? SEED });
  if (feed === 'football-data') return createFootballDataFeed(await loadArchive(dataDir));
  return null;
}

/** `npm run feed:record -- FILE --from INSTANT`: writes what a feed tells in some hours to a file that `feed:replay` takes. */
async function record(): Promise<number> {
  const wanted = readArguments();
  if (!wanted) {
    console.error(USAGE);
    return 1;
  }
  const config = valueOrComplain(parseConfig(process.env, ROOT));
  if (!config) return 1;
  const source = await sourceOf(config);
  if (!source) {
    console.error('FEED must be simulated or football-data; there is nothing else to record.');
    return 1;
  }
  const { file, from, hours } = wanted;
  const path = pathGiven(file);
  const part = `${path}.part`;
  try {
    const count = await recordFeed(source, { path: part, from, to: from + hours * HOUR });
    await rename(part, path);
    console.log(`${file}: ${count} updates of ${source.name} in ${hours} hours.`);
    return 0;
  } catch (error) {
    await rm(part, { force: true });
    console.error(`${file} cannot be written (${(error as Error).message}); give another path.`);
    return 1;
  }
}

process.exitCode = await record();
