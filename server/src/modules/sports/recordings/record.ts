import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { lineOf } from '../feed/index.ts';
import type { FeedSource } from '../feed/index.ts';

/** How much of a feed is asked for at once. */
const STEP_MS = 10 * 60_000;

/** Writes what a feed tells from one instant to another, epoch milliseconds; answers the number of updates. */
export async function recordFeed(
  source: FeedSource,
  { path, from, to }: { path: string; from: number; to: number },
): Promise<number> {
  let count = 0;
  function* lines() {
    const leagues = source.leagues();
    yield lineOf({ format: 1, source: source.name, from, to, leagues });
    const begin = source.start(from).map((update) => ({ ...update, at: from }));
    count += begin.length;
    yield begin.map(lineOf).join('');
    for (let at = from; at < to; at += STEP_MS) {
      const updates = source.advance(at, Math.min(to, at + STEP_MS));
      count += updates.length;
      yield updates.map(lineOf).join('');
    }
  }
  await pipeline(
    Readable.from(lines(), { objectMode: false }),
    createGzip(),
    createWriteStream(path),
  );
  return count;
}
