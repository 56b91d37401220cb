import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createSystemClock } from '../src/lib/clock.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { openPostgres } from '../src/lib/db-postgres.ts';
import { MIGRATIONS, SQL_FUNCTIONS, updateSchema } from '../src/lib/schema.ts';
import { scratchRoot } from './scratch.ts';

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'hanpan-test');

function schemaHash(): string {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, SQL_FUNCTIONS]) {
    for (const file of readdirSync(folder).sort())
      hash.update(file).update(readFileSync(join(folder, file)));
  }
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return hash.update(pglite).digest('hex').slice(0, 16);
}

/**
 * Returns a folder with a migrated embedded database that tests copy: its own `initdb` takes seconds, a
 * copy and a warm start half a second. Kept between runs until the schema changes.
 */
export async function makeEmbeddedTemplate(): Promise<string> {
  const ready = join(CACHE, schemaHash());
  if (existsSync(ready)) return ready;
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'work-'));
  const db = await openEmbedded({ dataDir: work, durable: false });
  await updateSchema(db, createSystemClock());
  await db.close();
  rmSync(join(work, 'db.lock'), { force: true });
  try {
    renameSync(work, ready);
  } catch {
    // Another run was first with the same content.
    rmSync(work, { recursive: true, force: true });
  }
  return ready;
}

/** Copies the template into a folder of its own and returns the folder. */
export function copyTemplate(template: string): string {
  const folder = mkdtempSync(join(scratchRoot(), 'hanpan-test-db-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Returns `url` with another database name. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

/** A migrated database that tests use as template; returns its name. */
export async function makePostgresTemplate(url: string): Promise<string> {
  const name = `hanpan_template_${process.pid}`;
  const admin = await openPostgres({ url, connections: 1 });
  await admin.exec(`drop database if exists ${name}`);
  await admin.exec(`create database ${name}`);
  const db = await openPostgres({ url: withDatabase(url, name), connections: 1 });
  await updateSchema(db, createSystemClock());
  await db.close();
  await admin.close();
  return name;
}

/** Removes the template and those made of it; matters on a server that was there before the tests. */
export async function dropTemplates(url: string, name: string): Promise<void> {
  const admin = await openPostgres({ url, connections: 1 });
  const made = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [name],
  );
  for (const { datname } of made)
    await admin.exec(`drop database if exists ${datname} with (force)`);
  await admin.close();
}
