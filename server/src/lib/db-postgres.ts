import pg from 'pg';
import { type PoolerClient, refuseUnpreparedPooler } from './db-pooler.ts';
import {
  assertOutsideTransaction,
  type RunSql,
  runTransaction,
  statementName,
  installSafeIntegers,
} from './db-session.ts';
import type { Db } from './db-types.ts';

export interface PostgresOptions {
  url: string;
  connections?: number;
  /** Milliseconds after which a connection that nobody uses is closed; 0 keeps it, with the locks of its session. */
  idleTimeoutMillis?: number;
}

function runOn(client: pg.Pool | pg.ClientBase): RunSql {
  return async (text, params) => {
    const result = params
      ? await client.query({ name: statementName(text), text, values: [...params] })
      : await client.query(text);
    // A script of several statements answers with one result each.
    const last = Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : result;
    return { rows: last?.rows ?? [], command: last?.command ?? '' };
  };
}

async function connectAlone(settings: pg.ClientConfig): Promise<PoolerClient> {
  const client = new pg.Client(settings);
  // A connection that breaks tells it to whoever uses it next.
  client.on('error', () => undefined);
  await client.connect();
  return { run: runOn(client), end: () => client.end() };
}

/** Opens a pool on a real PostgreSQL; fails when it cannot be reached, is older than 15 or behind a pooler that forgets. */
export async function openPostgres({
  url,
  connections = 10,
  idleTimeoutMillis = 10_000,
}: PostgresOptions): Promise<Db> {
  installSafeIntegers();
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'hanpan',
  };
  await refuseUnpreparedPooler(() => connectAlone(settings));
  const pool = new pg.Pool({ ...settings, max: connections, idleTimeoutMillis });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  const run = runOn(pool);
  try {
    const { rows } = await run(`select current_setting('server_version_num')::int as version`);
    const { version } = rows[0] as { version: number };
    if (version < 150_000) throw new Error(`PostgreSQL 15 or later is needed, not ${version}`);
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    kind: 'postgres',
    async query<R>(text: string, params: readonly unknown[] = []) {
      assertOutsideTransaction();
      return (await run(text, params)).rows as R[];
    },
    async exec(sql) {
      assertOutsideTransaction();
      await run(sql);
    },
    async tx(fn) {
      assertOutsideTransaction();
      return runTransaction(async (work) => {
        const client = await pool.connect();
        let broken: Error | undefined;
        client.on('error', (error) => {
          broken = error;
        });
        try {
          return await work(runOn(client));
        } finally {
          client.removeAllListeners('error');
          client.release(broken);
        }
      }, fn);
    },
    close: () => pool.end(),
  };
}
