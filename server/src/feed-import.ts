import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from './config.ts';
import { pathGiven, valueOrComplain } from './lib/command-line.ts';
import {
  decodeSeason,
  describeProblems,
  MAX_SEASON_BYTES,
  parseSeason,
  type Season,
} from './modules/sports/feed/index.ts';
import { importRows } from './modules/sports/seasons/index.ts';
import { reportImport } from './modules/sports/seasons/report.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MAX_SHOWN = 50;
const USAGE =
  'Usage: npm run feed:import -- FILE.csv [--remove]   (columns of football-data.co.uk; --remove cancels known matches that the file lacks, and asks for a file without broken rows)';

/** Bytes of a file that is not too large to be a season, or what is wrong with it. */
async function readBytes(path: string): Promise<Uint8Array | string> {
  try {
    const file = await open(path);
    try {
      const found = await file.stat();
      // A device or a pipe has no size, and may be read for ever.
      if (!found.isFile()) return 'is no file; give the path of a CSV file';
      if (found.size > MAX_SEASON_BYTES) {
        const megabytes = (found.size / 1024 / 1024).toFixed(1);
        return `has ${megabytes} MB, more than the 8 MB of a season file; split it`;
      }
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `cannot be read (${code ?? message}); give the path of a CSV file`;
  }
}

function readArguments(): { file: string | undefined; remove: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { remove: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return positionals.length === 1 ? { file: positionals[0], remove: values.remove } : null;
  } catch {
    return null;
  }
}

function printProblems(file: string, problems: Season['problems']): void {
  const sentences = describeProblems(problems);
  for (const { line, text } of sentences.slice(0, MAX_SHOWN))
    console.error(`${file}:${line}: ${text}`);
  if (sentences.length > MAX_SHOWN)
    console.error(`… and ${sentences.length - MAX_SHOWN} more kinds of broken rows`);
}

/** Why a file changes nothing, null where it may. */
function refusalOf({ matches, problems }: Season, skipped: number, remove: boolean): string | null {
  if (matches.length === 0) return 'has no match that can be read; nothing is changed';
  if (remove && problems.length > 0)
    return `is not imported: ${skipped} rows were skipped, and --remove would cancel their matches; nothing is changed`;
  return null;
}

/**
 * `npm run feed:import -- FILE.csv`: merges a season file into the data folder and says what that changes. Ends with 1
 * when nothing is changed, and with 2 when some rows were skipped.
 */
async function importSeason(): Promise<number> {
  const given = readArguments();
  if (!given?.file) {
    console.error(USAGE);
    return 1;
  }
  const config = valueOrComplain(parseConfig(process.env, ROOT));
  if (!config) return 1;
  const { file, remove } = given;
  const bytes = await readBytes(pathGiven(file));
  const decoded =
    typeof bytes === 'string' ? { ok: false as const, message: bytes } : decodeSeason(bytes);
  if (!decoded.ok) {
    console.error(`${file} ${decoded.message}.`);
    return 1;
  }
  const season = parseSeason(decoded.text);
  const { matches, problems } = season;
  printProblems(file, problems);
  const skipped = problems.reduce((sum, { rows }) => sum + rows, 0);
  const refusal = refusalOf(season, skipped, remove);
  if (refusal !== null) {
    console.error(`${file} ${refusal}.`);
    return 1;
  }
  const imported = await importRows(config.dataDir, matches, {
    remove,
    skipped: problems.flatMap(({ teams }) => teams),
  });
  const notes = decoded.notes.length > 0 ? ` (${decoded.notes.join(', ')})` : '';
  console.log(`${file}${notes}: ${matches.length} matches read, ${skipped} rows skipped.`);
  for (const note of season.notes) console.log(`  ${note}.`);
  for (const line of reportImport(imported, { remove, dataDir: process.env.DATA_DIR }))
    console.log(line);
  return problems.length > 0 ? 2 : 0;
}

process.exitCode = await importSeason();
