import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRecordedFeed, decodeRecording, type FeedSource } from '../feed/index.ts';

const FILE = 'recording.jsonl.gz';
const PLAN = 'recording.json';

/** Saves a recording in the data folder, to be played `shift` milliseconds later than it was. */
export async function saveRecording(
  dataDir: string,
  bytes: Uint8Array,
  shift: number,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, FILE);
  await writeFile(`${path}.part`, bytes);
  await writeFile(join(dataDir, PLAN), JSON.stringify({ shift }));
  await rename(`${path}.part`, path);
}

/** The recording of the data folder as a feed. Throws an error that says what to do where there is none. */
export async function loadRecordedFeed(dataDir: string): Promise<FeedSource> {
  const [bytes, plan] = await Promise.all([
    readFile(join(dataDir, FILE)),
    readFile(join(dataDir, PLAN), 'utf8'),
  ]).catch(() => {
    throw new Error(`${dataDir} has no recording; bring one with npm run feed:replay -- FILE`);
  });
  const decoded = decodeRecording(bytes);
  if (!decoded.ok) throw new Error(`the recording of ${dataDir} ${decoded.message}`);
  const { shift } = JSON.parse(plan) as { shift: number };
  return createRecordedFeed(decoded.recording, shift);
}
