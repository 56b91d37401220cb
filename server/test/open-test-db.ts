import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { Db } from '../src/lib/db.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { openPostgres } from '../src/lib/db-postgres.ts';
import { copyTemplate, withDatabase } from './template.ts';

export interface TestDb {
  db: Db;
  /** Where it is: a data folder, or a connection string. */
  place: string;
  /** Closes it and leaves nothing behind. */
  close(): Promise<void>;
}

let admin: Promise<Db> | undefined;

/** The one connection of this process for making and dropping databases; it ends with the process. */
function adminDb(): Promise<Db> {
  admin ??= openPostgres({ url: inject('postgresUrl'), connections: 1, idleTimeoutMillis: 0 });
  return admin;
}

async function copyDatabase(name: string, template: string): Promise<void> {
  await (await adminDb()).exec(`create database ${name} template ${template} strategy file_copy`);
}

/**
 * Returns the name of a database that `make` has filled, for tests to copy. The first who asks in a run makes it, whichever its
 * process; the others wait for it.
 */
export async function sharedTemplate(
  key: string,
  make: (db: Db) => Promise<void>,
): Promise<string> {
  const base = inject('postgresTemplate');
  const name = `${base}_${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
  const admin = await adminDb();
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    const [made] = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (made) return name;
    const unfinished = `${name}_unfinished`;
    await copyDatabase(unfinished, base);
    const db = await openPostgres({ url: withDatabase(inject('postgresUrl'), unfinished) });
    await make(db).finally(() => db.close());
    await admin.exec(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

/**
 * Opens a migrated database that belongs to this test alone. PostgreSQL, unless the test is about the embedded one, which
 * takes most of a second of a core to open. `template` is one of `sharedTemplate`.
 */
export async function openTestDb(
  kind: Db['kind'] = 'postgres',
  template: string = inject('postgresTemplate'),
): Promise<TestDb> {
  if (kind === 'pglite') {
    const place = copyTemplate(inject('embeddedTemplate'));
    const db = await openEmbedded({ dataDir: place, durable: false });
    return {
      db,
      place,
      async close() {
        await db.close();
        rmSync(place, { recursive: true, force: true });
      },
    };
  }
  const url = inject('postgresUrl');
  const name = `hanpan_test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(name, template);
  const place = withDatabase(url, name);
  const db = await openPostgres({ url: place });
  return {
    db,
    place,
    async close() {
      await db.close();
      await (await adminDb()).exec(`drop database if exists ${name} with (force)`);
    },
  };
}
