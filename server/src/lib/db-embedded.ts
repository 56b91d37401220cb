import { join } from 'node:path';
import { lockDataDir } from './data-lock.ts';
import { assertOutsideTransaction, type RunSql, runTransaction } from './db-session.ts';
import type { Db } from './db-types.ts';
import { type EmbeddedSession, lostError, openSession } from './embedded-session.ts';
import { createRwLock } from './rw-lock.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** False only for tests: without it an outage of the machine may lose acknowledged work. */
  durable?: boolean;
  onLost?: ((error: Error) => void) | undefined;
}

const VACUUM_EVERY_MS = 10 * 60_000;

type Work<T> = (run: RunSql) => Promise<T>;

interface Turns {
  /** Works beside others that do. */
  beside<T>(work: Work<T>): Promise<T>;
  alone<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

/** Turns on one session; opens another before the next turn when an error has left it in doubt. */
async function openTurns(
  open: (onLost: (error: Error) => void) => Promise<EmbeddedSession>,
  onLost: (error: Error) => void,
): Promise<Turns> {
  const turns = createRwLock();
  let lost: Error | null = null;

  function fail(error: Error): void {
    lost = error;
    onLost(error);
  }

  let session = await open(fail);

  /** For who has the turn alone: a transaction keeps the session that it began on. */
  async function soundSession(): Promise<EmbeddedSession> {
    if (lost !== null) throw lost;
    if (!session.isAiling()) return session;
    await session.terminate();
    try {
      session = await open(fail);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const gone = lostError(`it could not be opened again: ${reason}`);
      fail(gone);
      throw gone;
    }
    return session;
  }

  function alone<T>(work: Work<T>): Promise<T> {
    return turns.exclusive(async () => work((await soundSession()).run));
  }

  return {
    alone,
    async beside(work) {
      const done = await turns.shared(async () =>
        session.isAiling() ? null : { value: await work(session.run) },
      );
      return done === null ? alone(work) : done.value;
    },
    close: () =>
      turns.exclusive(async () => {
        lost ??= lostError('the embedded database is closed');
        await (session.isAiling() ? session.terminate() : session.close());
      }),
  };
}

/** Opens the embedded database in a worker thread; one process at a time, all work on one session. */
export async function openEmbedded({
  dataDir,
  durable = true,
  onLost = () => undefined,
}: EmbeddedOptions): Promise<Db> {
  const lock = lockDataDir(dataDir);
  const dir = join(dataDir, 'db');
  const turns = await openTurns(
    (onSessionLost) => openSession({ dir, durable, onLost: onSessionLost }),
    onLost,
  ).catch((error: unknown) => {
    lock.release();
    throw error;
  });

  // There is no autovacuum in PGlite: it has no background workers.
  const vacuum = setInterval(() => {
    turns.alone((run) => run('vacuum (analyze)')).catch(() => undefined);
  }, VACUUM_EVERY_MS).unref();

  async function close(): Promise<void> {
    clearInterval(vacuum);
    await turns.close();
    lock.release();
  }
  let closed: Promise<void> | undefined;

  return {
    kind: 'pglite',
    async query<R>(text: string, params: readonly unknown[] = []) {
      assertOutsideTransaction();
      return (await turns.beside((run) => run(text, params))).rows as R[];
    },
    async exec(sql) {
      assertOutsideTransaction();
      await turns.alone((run) => run(sql));
    },
    async tx(fn) {
      assertOutsideTransaction();
      return runTransaction(turns.alone, fn);
    },
    close: () => (closed ??= close()),
  };
}
