import { gunzipSync } from 'node:zlib';
import type { FeedLeague, FeedUpdate } from '../types.ts';

/** The first line of a recording; each further line is one update, in the order in which they came. */
export interface RecordingHead {
  format: 1;
  /** The feed that was recorded. */
  source: string;
  /** From when until when, epoch milliseconds; what was the case at `from` comes first. */
  from: number;
  to: number;
  leagues: FeedLeague[];
}

export interface Recording {
  head: RecordingHead;
  /** When each update came. */
  times: readonly number[];
  /** One update, read when it is asked for: a day of them has hundreds of megabytes. */
  update(at: number): FeedUpdate;
}

const MAX_BYTES = 1024 ** 3;
const NEWLINE = 10;

export function lineOf(value: RecordingHead | FeedUpdate): string {
  return `${JSON.stringify(value)}\n`;
}

/** Where each line of a text begins and ends. */
function linesOf(text: Buffer): [number, number][] {
  const lines: [number, number][] = [];
  for (let begin = 0; begin < text.length; ) {
    const newline = text.indexOf(NEWLINE, begin);
    const end = newline < 0 ? text.length : newline;
    if (end > begin) lines.push([begin, end]);
    begin = end + 1;
  }
  return lines;
}

function isHead(value: unknown): value is RecordingHead {
  const head = value as Partial<RecordingHead> | null;
  return (
    head?.format === 1 &&
    typeof head.source === 'string' &&
    Number.isSafeInteger(head.from) &&
    Number.isSafeInteger(head.to) &&
    Array.isArray(head.leagues)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads a recording that is packed with gzip, or says what is wrong with it. */
export function decodeRecording(
  bytes: Uint8Array,
): { ok: true; recording: Recording } | { ok: false; message: string } {
  let text: Buffer;
  try {
    text = gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    return { ok: false, message: 'is no file that feed:record has written, or has more than 1 GB' };
  }
  const [first, ...lines] = linesOf(text);
  const read = ([begin, end]: [number, number]) => parse(text.toString('utf8', begin, end));
  const head = first ? read(first) : null;
  if (!isHead(head)) return { ok: false, message: 'does not begin as a recording does' };
  const times: number[] = [];
  for (const [index, line] of lines.entries()) {
    const update = read(line) as Partial<FeedUpdate> | null;
    const { at, fixtureId } = update ?? {};
    const isLater = typeof at === 'number' && at >= (times.at(-1) ?? 0) && at <= head.to;
    if (!isLater || typeof fixtureId !== 'string')
      return { ok: false, message: `has no update in line ${index + 2}` };
    times.push(at);
  }
  const update = (at: number): FeedUpdate => {
    const line = lines[at];
    if (!line) throw new RangeError(`no update ${at} of ${lines.length}`);
    return read(line) as FeedUpdate;
  };
  return { ok: true, recording: { head, times, update } };
}
