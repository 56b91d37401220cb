import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../test/build-test-app.ts';
import { checkInvariants } from './invariants.ts';
import type { BoardView } from './modules/sports/boards.ts';

const FROM = '2024-05-11T03:00:00Z';
const AT = '2025-01-04T05:00:00Z';
const HOUR = 3_600_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-recording-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(script: 'feed-record' | 'feed-replay', ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${script}.ts`), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, INIT_CWD: folder, SEED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

type Boards = { boards: { data: BoardView }[] };
/** All boards of a server, by the instant of its clock: times count from it. */
async function boardsOf(site: Awaited<ReturnType<typeof buildTestApp>>) {
  const now = site.clock.now();
  const kinds = ['cross', 'live', 'special'].flatMap((kind) =>
    ['football', 'baseball', 'volleyball'].map((sport) => `kind=${kind}&sport=${sport}`),
  );
  const answers = await Promise.all(
    kinds.map((query) => site.call<Boards>('GET', `/sports/board?${query}`)),
  );
  return answers.flatMap(({ body }) =>
    body.boards.flatMap(({ data }) =>
      data.fixtures.map((fixture) => ({ ...fixture, startsAt: fixture.startsAt - now })),
    ),
  );
}

describe('a recorded day', () => {
  it('is played again as it was, at another time', {
    timeout: 180_000,
  }, async () => {
    const recorded = await run('feed-record', 'day.jsonl.gz', '--from', FROM, '--hours', '1');
    expect(recorded).toEqual({
      code: 0,
      output: expect.stringMatching(/^day\.jsonl\.gz: \d{3,} updates of simulated in 1 hours\.$/m),
    });
    const replayed = await run('feed-replay', 'day.jsonl.gz', '--at', AT);
    expect(replayed.code).toBe(0);
    expect(replayed.output).toContain(
      `DATA_DIR=${folder} FEED=recorded CLOCK=manual CLOCK_START=${AT} npm start`,
    );
    const first = await buildTestApp({ feed: 'simulated', clockStart: Date.parse(FROM) });
    const again = await buildTestApp({
      feed: 'recorded',
      dataDir: folder,
      clockStart: Date.parse(AT),
    });
    try {
      expect((await boardsOf(first)).length).toBeGreaterThan(20);
      for (const hours of [0, 0.5, 1]) {
        await first.advanceTo(Date.parse(FROM) + hours * HOUR);
        await again.advanceTo(Date.parse(AT) + hours * HOUR);
        expect(await boardsOf(again)).toEqual(await boardsOf(first));
      }
      const finished = 'select count(*)::int as n from fixture where status = 3';
      expect(await again.db.query(finished)).toEqual(await first.db.query(finished));
      expect(await checkInvariants(again.db)).toEqual([]);
    } finally {
      await first.close();
      await again.close();
    }
  });

  it('is refused with the reason where it is none', async () => {
    const line = JSON.stringify({ format: 1, source: 'x', from: 0, to: 10, leagues: [] });
    const files: Record<string, string | Uint8Array> = {
      'plain.gz': 'no gzip',
      'other.gz': gzipSync('{"format":2}\n'),
      'late.gz': gzipSync(`${line}\n{"at":11,"fixtureId":"aaaaaaaa"}\n`),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const said = async (name: string) => (await run('feed-replay', name)).output.trim();
    expect(await said('plain.gz')).toMatch(/^plain\.gz is no file that feed:record has written/);
    expect(await said('other.gz')).toBe('other.gz does not begin as a recording does.');
    expect(await said('late.gz')).toBe('late.gz has no update in line 2.');
    expect(await said('none.gz')).toBe('none.gz cannot be read; give the path of a recording.');
    expect((await run('feed-record', 'day.gz', '--from', 'noon')).output).toMatch(/^Usage: /);
    expect((await run('feed-replay')).code).toBe(1);
    await expect(buildTestApp({ feed: 'recorded', dataDir: folder })).rejects.toThrow(
      /has no recording; bring one with npm run feed:replay/,
    );
  });
});
