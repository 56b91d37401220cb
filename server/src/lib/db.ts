import { openEmbedded } from './db-embedded.ts';
import { openPostgres } from './db-postgres.ts';
import type { Db } from './db-types.ts';

export { afterCommit, isUniqueViolation } from './db-session.ts';
export type { Db, Queryable, Tx } from './db-types.ts';

export interface DbConfig {
  dataDir: string;
  databaseUrl: string | null;
  /** Called once when the database is gone for good while the server runs. */
  onLost?: (error: Error) => void;
}

/** Opens the PostgreSQL of `databaseUrl`, else the embedded database in `{dataDir}/db`. */
export function openDb(config: DbConfig): Promise<Db> {
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir, onLost: config.onLost })
    : openPostgres({ url: config.databaseUrl });
}
