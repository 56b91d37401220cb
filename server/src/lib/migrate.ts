import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db-types.ts';

interface Migration {
  version: number;
  name: string;
  sql: string;
  sha256: string;
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;
/** Any number, as long as every node takes the same advisory lock. */
const LOCK_KEY = 4_208_001;
/** The first of those that grew one by one, until there was a file for each module. */
const RETIRED = 'stream_epoch';
const TOO_OLD =
  'the database was made by an older version, whose data is not taken over: delete the data folder (DATA_DIR) or name an empty database (DATABASE_URL)';
const BOOTSTRAP = `create table if not exists schema_migration (
  version int primary key, name text not null, sha256 text not null, applied_at bigint not null)`;

async function readMigrations(dir: string): Promise<Migration[]> {
  const found: Migration[] = [];
  for (const file of (await readdir(dir)).filter((one) => one.endsWith('.sql')).sort()) {
    const [, digits, name] = FILE_NAME.exec(file) ?? [];
    if (digits === undefined || name === undefined) {
      throw new Error(`migration ${file} is not named like 0010_wallet.sql`);
    }
    // A checkout on Windows must have the same hash.
    const sql = (await readFile(join(dir, file), 'utf8')).replaceAll('\r\n', '\n');
    const version = Number(digits);
    const twin = found.find((one) => one.version === version);
    if (twin) throw new Error(`migrations ${twin.name} and ${name} share the number ${digits}`);
    found.push({ version, name, sql, sha256: createHash('sha256').update(sql).digest('hex') });
  }
  return found;
}

async function pending(q: Tx, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows = await q.query<{ version: number; name: string; sha256: string }>(
    'select version, name, sha256 from schema_migration',
  );
  if (rows.some(({ name }) => name === RETIRED)) throw new Error(TOO_OLD);
  const applied = new Map(rows.map((row) => [row.version, row]));
  for (const { version, name } of rows) {
    if (!migrations.some((one) => one.version === version)) {
      throw new Error(
        `the database is newer than this program: it has migration ${version} ${name}`,
      );
    }
  }
  return migrations.filter(({ version, name, sha256 }) => {
    const before = applied.get(version);
    if (before && before.sha256 !== sha256) {
      throw new Error(
        `migration ${version} ${name} was changed after it ran: add a new one instead`,
      );
    }
    return before === undefined;
  });
}

/** Blocks schema changes of other servers until the transaction ends. */
export async function lockSchema(db: Db, q: Tx): Promise<void> {
  if (db.kind === 'postgres') await q.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
}

/** Brings the schema up to date, one transaction a file, and returns the names that ran. */
export async function migrate(db: Db, dir: string, clock: Clock): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const missing = await db.tx(async (q) => {
    await lockSchema(db, q);
    await q.exec(BOOTSTRAP);
    return pending(q, migrations);
  });
  const ran: string[] = [];
  for (const { version } of missing) {
    await db.tx(async (q) => {
      await lockSchema(db, q);
      // Another node may have been faster between the two locks.
      const next = (await pending(q, migrations)).find((one) => one.version === version);
      if (next === undefined) return;
      try {
        await q.exec(next.sql);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`migration ${version} ${next.name} failed: ${reason}`, { cause: error });
      }
      await q.query('insert into schema_migration values ($1, $2, $3, $4)', [
        next.version,
        next.name,
        next.sha256,
        clock.now(),
      ]);
      ran.push(next.name);
    });
  }
  return ran;
}
