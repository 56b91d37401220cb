import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from './config.ts';
import { pathGiven, valueOrComplain } from './lib/command-line.ts';
import { decodeRecording } from './modules/sports/feed/index.ts';
import { saveRecording } from './modules/sports/recordings/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const USAGE =
  'Usage: npm run feed:replay -- FILE.jsonl.gz [--at 2026-11-21T12:00:00Z]   (when its first moment is to come; now, when left out)';

function readArguments(): { file: string; at: number | null } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { at: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const at = values.at === undefined ? null : Date.parse(values.at);
    return file && more.length === 0 && !Number.isNaN(at) ? { file, at } : null;
  } catch {
    return null;
  }
}

/** `npm run feed:replay -- FILE`: puts a recording into the data folder and says how to start a server that plays it. */
async function replay(): Promise<number> {
  const given = readArguments();
  if (!given) {
    console.error(USAGE);
    return 1;
  }
  const config = valueOrComplain(parseConfig(process.env, ROOT));
  if (!config) return 1;
  const { file, at } = given;
  const bytes = await readFile(pathGiven(file)).catch(() => null);
  const decoded = bytes
    ? decodeRecording(bytes)
    : ({ ok: false, message: 'cannot be read; give the path of a recording' } as const);
  if (!decoded.ok || !bytes) {
    console.error(`${file} ${decoded.ok ? 'is empty' : decoded.message}.`);
    return 1;
  }
  const { head, times } = decoded.recording;
  const begin = at ?? Math.floor(Date.now() / 60_000) * 60_000;
  await saveRecording(config.dataDir, bytes, begin - head.from);
  const instant = (ms: number) => new Date(ms).toISOString().replace('.000', '');
  console.log(
    `${file}: ${times.length} updates of ${head.source}, ${instant(head.from)} to ${instant(head.to)}.`,
  );
  const folder = process.env.DATA_DIR ? `DATA_DIR=${process.env.DATA_DIR} ` : '';
  const clock = at === null ? '' : ` CLOCK=manual CLOCK_START=${instant(begin)}`;
  console.log(`Play it from ${instant(begin)}:\n  ${folder}FEED=recorded${clock} npm start`);
  return 0;
}

process.exitCode = await replay();
