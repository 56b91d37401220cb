import type { RunSql } from './db-session.ts';

/** A connection of its own, beside those of the pool. */
export interface PoolerClient {
  run: RunSql;
  end(): Promise<void>;
}

const REFUSAL =
  'DATABASE_URL leads to a pooler in transaction mode that keeps no prepared statements; use session mode, max_prepared_statements, or PostgreSQL itself';

/** A statement that is not there, or one of that name that somebody else left. */
const FORGOTTEN = ['26000', '42P05'];
/** A pooler may give two clients two of its sessions by chance. */
const TRIES = 3;
const PATIENCE_MS = 2_000;

function isForgotten(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FORGOTTEN.includes(String(error.code));
}

/** The process of PostgreSQL behind a connection. With parameters, though none, so that the statement is prepared. */
async function processOf({ run }: PoolerClient): Promise<unknown> {
  const { rows } = await run('select pg_backend_pid() as pid', []);
  return (rows[0] as { pid: number }).pid;
}

async function inTime(work: Promise<unknown>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(REFUSAL)), patienceMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Keeps the session that `first` prepared a statement on busy with `second`, so that `first` uses the statement on another one.
 * Returns false when they have sessions of their own.
 */
async function tryApart(
  first: PoolerClient,
  second: PoolerClient,
  patienceMs: number,
): Promise<boolean> {
  const prepared = await processOf(first);
  await second.run('begin');
  try {
    if ((await processOf(second)) !== prepared) return false;
    await inTime(processOf(first), patienceMs);
    return true;
  } finally {
    await second.run('rollback');
  }
}

/**
 * Fails when connections lead to a pooler that changes the session behind them from one transaction to the next and
 * forgets what was prepared: most statements would fail there, and not before members send them.
 */
export async function refuseUnpreparedPooler(
  connect: () => Promise<PoolerClient>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const first = await connect();
  const second = await connect().catch(async (error: unknown) => {
    await first.end();
    throw error;
  });
  try {
    for (let tried = 0; tried < TRIES; tried += 1)
      if (await tryApart(first, second, patienceMs)) return;
  } catch (error) {
    throw isForgotten(error) ? new Error(REFUSAL, { cause: error }) : error;
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
}
