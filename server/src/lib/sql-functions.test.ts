import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../../test/open-test-db.ts';
import { createManualClock } from './clock.ts';
import { MIGRATIONS, SQL_FUNCTIONS } from './schema.ts';
import { applySqlFunctions, readSqlFunctions } from './sql-functions.ts';
import { databases } from '../../test/databases.ts';
import { staged } from '../../test/staged.ts';

const clock = createManualClock(1_000);
/** Has place-holders of what triggers and an index need; functions have one text to read: their file. */
const PLACE_HOLDERS = '0010_lib.sql';

interface StoredFunction {
  name: string;
  body: string;
}

function sqlFunction(name: string, params: string, result: string, body: string): string {
  return `create or replace function ${name}(${params}) returns ${result} language sql as $$ ${body} $$;`;
}

describe.each(databases)('on %s', (kind) => {
  const store = staged(() => openTestDb(kind));
  let dir: string;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'hanpan-functions-'));
    // What the server brought stays; the folder of a test holds the functions of the test alone.
    await store.db.exec('drop function if exists one, two, three; delete from sql_function');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  function write(name: string, sql: string): void {
    writeFileSync(join(dir, `${name}.sql`), sql);
  }

  const apply = () => applySqlFunctions(store.db, dir, clock);
  const one = async (sql: string) =>
    (await store.db.query<{ is: unknown }>(`select ${sql} as is`))[0]?.is;
  const exists = (name: string) => one(`to_regproc('${name}') is not null`);

  it('applies a file once, and again when its content changes', async () => {
    write('one', sqlFunction('one', '', 'int', 'select 1'));
    expect(await apply()).toEqual(['one']);
    expect(await apply()).toEqual([]);
    write('one', sqlFunction('one', '', 'int', 'select 2'));
    expect(await apply()).toEqual(['one']);
    expect(await one('one()')).toBe(2);
  });

  it('applies a function before those that use it', async () => {
    write('one', sqlFunction('one', '', 'int', 'select two() + 1'));
    write('two', sqlFunction('two', '', 'int', 'select three (1) + 1'));
    write('three', sqlFunction('three', 'n int', 'int', 'select n'));
    expect(await apply()).toEqual(['three', 'two', 'one']);
    expect(await one('one()')).toBe(3);
  });

  it('drops the old function when parameters or the answer change', async () => {
    write('one', sqlFunction('one', 'n int', 'int', 'select n'));
    await apply();
    write('one', sqlFunction('one', 'n int, more int default 1', 'int', 'select n + more'));
    await apply();
    expect(await one('one(1)')).toBe(2);
    write('one', sqlFunction('one', 'n int, more int default 1', 'text', `select 'text'`));
    await apply();
    expect(await one('one(1)::text')).toBe('text');
  });

  it('drops a function whose file is gone', async () => {
    write('one', sqlFunction('one', '', 'int', 'select 1'));
    await apply();
    rmSync(join(dir, 'one.sql'));
    expect(await apply()).toEqual(['one']);
    expect(await exists('one')).toBe(false);
    expect(await apply()).toEqual([]);
  });

  it('names the file that fails and leaves nothing of the others', async () => {
    write('one', sqlFunction('one', '', 'int', 'select 1'));
    write('two', sqlFunction('two', '', 'int', 'select broken'));
    await expect(apply()).rejects.toThrow('function file two.sql failed: column "broken"');
    expect(await exists('one')).toBe(false);
  });

  it('refuses a file that makes another function, and a name it cannot read', async () => {
    write('two', sqlFunction('one', '', 'int', 'select 1'));
    await expect(apply()).rejects.toThrow('two.sql failed: it leaves 0 functions');
    rmSync(join(dir, 'two.sql'));
    write('Two', 'select 1');
    await expect(apply()).rejects.toThrow('Two.sql is not named like');
  });

  it('is done once when two servers start together', async () => {
    write('one', sqlFunction('one', '', 'int', 'select 1'));
    const [a, b] = await Promise.all([apply(), apply()]);
    expect([...a, ...b]).toEqual(['one']);
  });

  it("leaves in the server's database exactly the functions of its files", async () => {
    const fresh = await openTestDb(kind);
    try {
      const stored = await fresh.db.query<StoredFunction>(
        `select p.proname as name, p.prosrc as body from pg_proc p
         where p.pronamespace = current_schema()::regnamespace order by p.proname`,
      );
      const files = (await readSqlFunctions(SQL_FUNCTIONS)).map(({ name, sql }) => ({
        name,
        body: sql.split('$$')[1],
      }));
      expect(stored).toEqual(files.sort((a, b) => (a.name < b.name ? -1 : 1)));
    } finally {
      await fresh.close();
    }
  });
});

it('migrations make no functions', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file !== PLACE_HOLDERS);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8').replaceAll(/--.*$/gm, '');
    expect(sql, file).not.toMatch(/\bcreate\s+(or\s+replace\s+)?(function|procedure)\b/i);
  }
});
