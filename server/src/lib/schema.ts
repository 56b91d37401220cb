import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Db } from './db-types.ts';
import { migrate } from './migrate.ts';
import { applySqlFunctions } from './sql-functions.ts';

const SERVER = join(import.meta.dirname, '..', '..');
export const MIGRATIONS = join(SERVER, 'migrations');
export const SQL_FUNCTIONS = join(SERVER, 'sql', 'functions');

/** Brings a database up to this program: tables and data by the migrations, then the functions. */
export async function updateSchema(db: Db, clock: Clock): Promise<void> {
  await migrate(db, MIGRATIONS, clock);
  await applySqlFunctions(db, SQL_FUNCTIONS, clock);
}
