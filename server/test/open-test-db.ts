import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { Db } from '../src/lib/db.ts';
import { openEmbedded } from '../src/lib/db-embedded.ts';
import { openPostgres } from '../src/lib/db-postgres.ts';
import { copyTemplate, dropDatabase, withDatabase } from './template.ts';

export interface TestDb {
  db: Db;
  /** Where it is: a data folder, or a connection string. */
  place: string;
  /** Closes it and leaves nothing behind. */
  close(): Promise<void>;
}

/**
 * Opens a migrated database that belongs to this test alone. PostgreSQL, unless the test is about the embedded one, which
 * takes most of a second of a core to open.
 */
export async function openTestDb(kind: Db['kind'] = 'postgres'): Promise<TestDb> {
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
  const admin = await openPostgres({ url, connections: 1 });
  await admin.exec(`create database ${name} template ${inject('postgresTemplate')}`);
  await admin.close();
  const place = withDatabase(url, name);
  const db = await openPostgres({ url: place });
  return {
    db,
    place,
    async close() {
      await db.close();
      await dropDatabase(url, name);
    },
  };
}
