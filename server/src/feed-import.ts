import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseSeason } from './modules/sports/feed/index.ts';
import { saveSeason } from './modules/sports/seasons.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAX_SHOWN = 50;
/** Of bytes; a season of all the columns there are has under 300 KB. */
const MAX_SIZE = 8 * 1024 * 1024;

/** Text of a file that is not too large to be a season; else says what is wrong with it and gives null. */
async function readText(file: string, path: string): Promise<string | null> {
  try {
    const found = await stat(path);
    // A device or a pipe has no size, and may be read for ever.
    if (!found.isFile()) {
      console.error(`${file} is no file. Give the path of a CSV file.`);
      return null;
    }
    if (found.size > MAX_SIZE) {
      const megabytes = (found.size / 1024 / 1024).toFixed(1);
      console.error(`${file} has ${megabytes} MB, more than the 8 MB of a season file. Split it.`);
      return null;
    }
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(`Cannot read ${file}: ${code ?? message}. Give the path of a CSV file.`);
    return null;
  }
}

/** `npm run feed:import -- FILE.csv`: reads a season file, says which rows are broken, keeps the rest for the feed. */
async function importSeason(file: string | undefined): Promise<number> {
  if (!file) {
    console.error('Usage: npm run feed:import -- FILE.csv   (columns of football-data.co.uk)');
    return 1;
  }
  // npm runs its scripts in the package's folder and says here where the command was given.
  const path = resolve(process.env.INIT_CWD || '.', file);
  const text = await readText(file, path);
  if (text === null) return 1;
  const { matches, problems } = parseSeason(text);
  for (const { line, message } of problems.slice(0, MAX_SHOWN))
    console.error(`${file}:${line}: ${message}; row skipped`);
  if (problems.length > MAX_SHOWN)
    console.error(`… and ${problems.length - MAX_SHOWN} more broken rows`);
  if (matches.length === 0) {
    console.error(
      `${file} has no match that can be read. Expected a header with Date, HomeTeam, AwayTeam, FTHG, FTAG.`,
    );
    return 1;
  }
  const folder = process.env.DATA_DIR ? `DATA_DIR=${process.env.DATA_DIR} ` : '';
  const kept = await saveSeason(resolve(ROOT, process.env.DATA_DIR || '.data'), matches);
  const starts = matches.map((match) => match.startsAt).sort((a, b) => a - b);
  const day = (at: number | undefined) => new Date(at ?? 0).toISOString().slice(0, 10);
  console.log(
    `${matches.length} matches from ${day(starts[0])} to ${day(starts.at(-1))} kept in ${kept}, ${problems.length} rows skipped.`,
  );
  console.log('A server that plays FEED=football-data takes them up by itself.');
  console.log(
    `Or play them from their start: ${folder}FEED=football-data CLOCK=manual CLOCK_START=${day((starts[0] ?? 0) - 86_400_000)}T00:00:00Z npm start`,
  );
  return 0;
}

process.exitCode = await importSeason(process.argv[2]);
