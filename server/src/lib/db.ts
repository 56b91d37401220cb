import { openEmbedded } from './db-embedded.ts';
import { openPostgres } from './db-postgres.ts';

/** Runs SQL. int8 arrives as a number (an error beyond 2^53), instants are bigint epoch milliseconds. */
export interface Queryable {
  /** Arrays become SQL arrays; pass `JSON.stringify(x)` for json columns. Sums need `::bigint`. */
  query<R = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<R[]>;
}

export interface Db extends Queryable {
  kind: 'pglite' | 'postgres';
  /**
   * Runs `fn` in one transaction; a throw rolls it back. Inside, only the given `q` may be used:
   * `db.query` there is an error, because the embedded database has one session and would wait for itself.
   */
  tx<T>(fn: (q: Queryable) => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters. */
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

export interface DbConfig {
  dataDir: string;
  databaseUrl: string | null;
}

/** Opens the PostgreSQL of `databaseUrl`, else the embedded database under `dataDir`. */
export function openDb(config: DbConfig): Promise<Db> {
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir })
    : openPostgres({ url: config.databaseUrl });
}
