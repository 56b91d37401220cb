import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { copyTemplate } from '../../test/template.ts';
import { isDataLocked, lockDataDir } from './data-lock.ts';
import { openEmbedded } from './db-embedded.ts';

const CHILDREN = join(import.meta.dirname, '..', '..', 'test', 'children');
let folder: string;
beforeEach(() => {
  folder = copyTemplate(inject('embeddedTemplate'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the writer, kills it without warning after `rows` acknowledged rows, returns the last one. */
function writeAndKill(rows: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(CHILDREN, 'writer.ts'), folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    let first = 0;
    const last = () => Number(text.trimEnd().split('\n').at(-1));
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (!text.includes('\n')) return;
      first ||= Number(text.split('\n')[0]);
      if (last() - first >= rows) child.kill('SIGKILL');
    });
    child.once('exit', () =>
      resolve(Number(text.slice(0, text.lastIndexOf('\n')).split('\n').at(-1))),
    );
    child.once('error', reject);
  });
}

it('loses no acknowledged row over kill -9, three times over', async () => {
  for (const rows of [20, 73, 150]) {
    const acknowledged = await writeAndKill(rows);
    expect(acknowledged).toBeGreaterThanOrEqual(rows);
    const db = await openEmbedded({ dataDir: folder });
    const [row] = await db.query<{ count: number; last: number }>(
      'select count(*) as count, max(n) as last from written',
    );
    await db.close();
    expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
    // The one row beyond may have been committed without its acknowledgement.
    expect(row?.last).toBeLessThanOrEqual(acknowledged + 1);
    expect(row?.count).toBe(row?.last);
  }
});

it('refuses a second process on the same folder, and lets it in afterwards', async () => {
  const db = await openEmbedded({ dataDir: folder, durable: false });
  const open = () =>
    spawnSync(process.execPath, [join(CHILDREN, 'opener.ts'), folder], { encoding: 'utf8' });
  const refused = open();
  expect(refused.status).toBe(3);
  expect(refused.stderr).toContain(`the data folder ${folder} is in use by another server`);
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
  expect(open().status).toBe(0);
});

it('locks a folder once', () => {
  const place = mkdtempSync(join(tmpdir(), 'hanpan-lock-'));
  const lock = lockDataDir(place);
  let error: unknown;
  try {
    lockDataDir(place);
  } catch (one) {
    error = one;
  }
  expect(isDataLocked(error)).toBe(true);
  lock.release();
  lockDataDir(place).release();
  rmSync(place, { recursive: true });
});

it('writes its log through to the disk', async () => {
  const db = await openEmbedded({ dataDir: folder });
  const settings = await db.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'wal_sync_method') order by name`,
  );
  await db.close();
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'wal_sync_method', setting: 'open_datasync' },
  ]);
});

it('answers with a clear error once it is closed', async () => {
  const db = await openEmbedded({ dataDir: folder, durable: false });
  await db.close();
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow('the embedded database is closed');
});

it.skipIf(process.platform === 'win32')(
  'is opened again once it ran out of file descriptors, and keeps what it acknowledged, all of it or nothing',
  async () => {
    const starver = [process.execPath, join(CHILDREN, 'starver.ts'), folder];
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 120; exec "$@"', '-', ...starver],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout, stderr).not.toBe('');
    const reported = JSON.parse(stdout) as { acknowledged: number };
    const { acknowledged } = reported;
    expect(reported).toEqual({
      refusals: ['unavailable', 'unavailable'],
      afterwards: 4,
      acknowledged,
      rows: acknowledged,
      tables: acknowledged,
      isReopened: true,
    });
    const db = await openEmbedded({ dataDir: folder });
    expect(await db.query('select count(*) as rows from written')).toEqual([
      { rows: acknowledged },
    ]);
    await db.close();
  },
);
