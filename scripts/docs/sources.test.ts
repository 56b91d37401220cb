import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from '../lib/source-hash.ts';
import { type Copy, copySources } from './copies.ts';
import { expectRun, runsIn } from './shown.ts';

const RUN_MS = 240_000;

let copy: Copy;
beforeAll(() => {
  copy = copySources();
}, RUN_MS);
afterAll(() => copy[Symbol.dispose]());

/** By name, what every file of the copy holds. */
function contents(): Map<string, string> {
  const files = listFiles(copy.folder).map((file) => relative(copy.folder, file));
  const kept = files.filter((file) => !file.startsWith('.cache/'));
  const hashOf = (file: string) =>
    createHash('sha1')
      .update(readFileSync(join(copy.folder, file)))
      .digest('hex');
  return new Map(kept.map((file) => [file, hashOf(file)]));
}

it.each(runsIn('sources'))(
  '%s',
  async (text, shown) => {
    const before = contents();
    for (const file of shown.repairs ?? []) {
      const path = join(copy.folder, file);
      writeFileSync(path, `\n\n${readFileSync(path, 'utf8')}`);
    }
    await expectRun(text, shown, copy.folder);
    const after = contents();
    expect([...after].filter(([file, hash]) => before.get(file) !== hash)).toEqual([]);
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([]);
  },
  RUN_MS,
);
