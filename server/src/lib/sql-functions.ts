import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db-types.ts';
import { lockSchema } from './migrate.ts';

export interface SqlFunctionFile {
  name: string;
  sql: string;
  sha256: string;
}

const FILE_NAME = /^([a-z][a-z0-9_]*)\.sql$/;

/** Returns the files of a folder, each after those whose functions it names. */
export async function readSqlFunctions(dir: string): Promise<SqlFunctionFile[]> {
  const files = new Map<string, SqlFunctionFile>();
  for (const file of (await readdir(dir)).filter((one) => one.endsWith('.sql')).sort()) {
    const [, name] = FILE_NAME.exec(file) ?? [];
    if (name === undefined)
      throw new Error(`function file ${file} is not named like bet_place.sql`);
    // A checkout on Windows must have the same hash.
    const sql = (await readFile(join(dir, file), 'utf8')).replaceAll('\r\n', '\n');
    files.set(name, { name, sql, sha256: createHash('sha256').update(sql).digest('hex') });
  }
  return inOrderOfUse(files);
}

function inOrderOfUse(files: ReadonlyMap<string, SqlFunctionFile>): SqlFunctionFile[] {
  const ordered = new Set<SqlFunctionFile>();
  const visited = new Set<string>();
  function visit(file: SqlFunctionFile): void {
    if (visited.has(file.name)) return;
    visited.add(file.name);
    for (const [, word = ''] of file.sql.matchAll(/\b([a-z][a-z0-9_]*)\s*\(/g)) {
      const used = files.get(word);
      if (used) visit(used);
    }
    ordered.add(file);
  }
  for (const file of files.values()) visit(file);
  return [...ordered];
}

async function signaturesOf(q: Tx, name: string): Promise<string[]> {
  const rows = await q.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
     where p.proname = $1 and p.pronamespace = current_schema()::regnamespace`,
    [name],
  );
  return rows.map((row) => row.signature);
}

async function drop(q: Tx, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await q.exec(`drop function ${signature}`);
}

/** What PostgreSQL says of a replacement that answers another type or names its parameters differently. */
const INVALID_FUNCTION_DEFINITION = '42P13';

/** Replaces the function in its place where that is possible, so that servers that run are not disturbed. */
async function replaceFunction(q: Tx, { name, sql }: SqlFunctionFile): Promise<void> {
  const before = await signaturesOf(q, name);
  await q.exec('savepoint replace_function');
  try {
    await q.exec(sql);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === INVALID_FUNCTION_DEFINITION))
      throw error;
    await q.exec('rollback to savepoint replace_function');
    await drop(q, before);
    await q.exec(sql);
  }
  await q.exec('release savepoint replace_function');
  const after = await signaturesOf(q, name);
  // Other parameters made a second function beside the old one.
  if (after.length > before.length) await drop(q, before);
}

async function applyFile(q: Tx, file: SqlFunctionFile): Promise<void> {
  try {
    await replaceFunction(q, file);
    const left = await signaturesOf(q, file.name);
    if (left.length !== 1)
      throw new Error(`it leaves ${left.length} functions of that name, not one`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`function file ${file.name}.sql failed: ${reason}`, { cause: error });
  }
}

/**
 * In one transaction: applies the files whose content changed, drops the functions whose file is gone, and returns the
 * names of both. Call it after `migrate`.
 */
export async function applySqlFunctions(db: Db, dir: string, clock: Clock): Promise<string[]> {
  const files = await readSqlFunctions(dir);
  return db.tx(async (q) => {
    await lockSchema(db, q);
    const rows = await q.query<{ name: string; sha256: string }>(
      'select name, sha256 from sql_function order by name',
    );
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const changed = files.filter(({ name, sha256 }) => applied.get(name) !== sha256);
    const gone = rows
      .map((row) => row.name)
      .filter((name) => files.every((one) => one.name !== name));
    for (const file of changed) {
      await applyFile(q, file);
      await q.query(
        `insert into sql_function (name, sha256, applied_at) values ($1, $2, $3)
         on conflict (name) do update set sha256 = excluded.sha256, applied_at = excluded.applied_at`,
        [file.name, file.sha256, clock.now()],
      );
    }
    for (const name of gone) await drop(q, await signaturesOf(q, name));
    await q.query('delete from sql_function where name = any($1)', [gone]);
    return [...changed.map((one) => one.name), ...gone];
  });
}
