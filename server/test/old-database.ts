import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../src/lib/clock.ts';
import type { Db } from '../src/lib/db.ts';
import { openPostgres } from '../src/lib/db-postgres.ts';
import { migrate } from '../src/lib/migrate.ts';
import { MIGRATIONS } from '../src/lib/schema.ts';
import { scratchRoot } from './scratch.ts';
import { dropDatabase, withDatabase } from './template.ts';

export interface OldDatabase {
  db: Db;
  close(): Promise<void>;
}

/** Opens a database of its own that has run the migrations below `version` and no other. */
export async function openOldDatabase(
  url: string,
  version: number,
  clock: Clock,
): Promise<OldDatabase> {
  const name = `hanpan_upgrade_${version}_${process.pid}`;
  const admin = await openPostgres({ url, connections: 1 });
  await admin.exec(`create database ${name}`);
  await admin.close();
  const db = await openPostgres({ url: withDatabase(url, name) });
  const old = mkdtempSync(join(scratchRoot(), 'hanpan-old-'));
  for (const file of readdirSync(MIGRATIONS).filter((one) => Number(one.slice(0, 4)) < version))
    cpSync(join(MIGRATIONS, file), join(old, file));
  await migrate(db, old, clock);
  rmSync(old, { recursive: true, force: true });
  return {
    db,
    async close() {
      await db.close();
      await dropDatabase(url, name);
    },
  };
}
