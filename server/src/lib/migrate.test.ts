import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../../test/open-test-db.ts';
import { createManualClock } from './clock.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './schema.ts';
import { databases } from '../../test/databases.ts';
import { staged } from '../../test/staged.ts';

const clock = createManualClock(1_000);

describe.each(databases)('on %s', (kind) => {
  const store = staged(() => openTestDb(kind));
  let dir: string;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'hanpan-migrations-'));
    await store.db.exec('drop table if exists schema_migration, one, two');
    write('0001_one.sql', 'create table one (n int); insert into one values (1);');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function write(file: string, sql: string): void {
    writeFileSync(join(dir, file), sql);
  }

  it('runs each file once, in order of number, also one that came late', async () => {
    write('0020_two.sql', 'create table two (n int)');
    expect(await migrate(store.db, dir, clock)).toEqual(['one', 'two']);
    write('0010_late.sql', 'insert into one values (2)');
    expect(await migrate(store.db, dir, clock)).toEqual(['late']);
    expect(await migrate(store.db, dir, clock)).toEqual([]);
    const applied = await store.db.query(
      'select version, applied_at from schema_migration order by 1',
    );
    expect(applied).toEqual([1, 10, 20].map((version) => ({ version, applied_at: 1_000 })));
  });

  it('refuses a file that was changed after it ran', async () => {
    await migrate(store.db, dir, clock);
    write('0001_one.sql', 'create table one (n bigint)');
    await expect(migrate(store.db, dir, clock)).rejects.toThrow(
      'migration 1 one was changed after it ran',
    );
  });

  it('takes line ends of Windows for the same file', async () => {
    write('0002_two.sql', 'create table two (\nn int\n)');
    await migrate(store.db, dir, clock);
    write('0002_two.sql', 'create table two (\r\nn int\r\n)');
    expect(await migrate(store.db, dir, clock)).toEqual([]);
  });

  it('refuses a database that a newer program has migrated', async () => {
    write('0002_two.sql', 'create table two (n int)');
    await migrate(store.db, dir, clock);
    rmSync(join(dir, '0002_two.sql'));
    await expect(migrate(store.db, dir, clock)).rejects.toThrow('newer than this program');
  });

  it('refuses a database from before there was a file for each module, and says what to do', async () => {
    write('0001_stream_epoch.sql', 'select 1');
    rmSync(join(dir, '0001_one.sql'));
    await migrate(store.db, dir, clock);
    await expect(migrate(store.db, MIGRATIONS, clock)).rejects.toThrow(
      'made by an older version, whose data is not taken over: delete the data folder',
    );
  });

  it('leaves nothing of a file that fails, and names it', async () => {
    write('0002_two.sql', 'create table two (n int); select broken;');
    await expect(migrate(store.db, dir, clock)).rejects.toThrow('migration 2 two failed');
    expect(await store.db.query(`select to_regclass('two') is null as gone`)).toEqual([
      { gone: true },
    ]);
    expect(await store.db.query('select version from schema_migration')).toEqual([{ version: 1 }]);
  });

  it('runs each file once when two servers start together', async () => {
    const [a, b] = await Promise.all([
      migrate(store.db, dir, clock),
      migrate(store.db, dir, clock),
    ]);
    expect([...a, ...b]).toEqual(['one']);
  });

  it('refuses two files of one number and a name it cannot read', async () => {
    write('0001_again.sql', 'select 1');
    await expect(migrate(store.db, dir, clock)).rejects.toThrow('share the number 0001');
    rmSync(join(dir, '0001_again.sql'));
    write('2_short.sql', 'select 1');
    await expect(migrate(store.db, dir, clock)).rejects.toThrow('2_short.sql is not named like');
  });
});
