import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDataDir } from './data-lock.ts';
import {
  assertOutsideTransaction,
  type RawResult,
  type RunSql,
  runTransaction,
} from './db-session.ts';
import type { Db } from './db-types.ts';
import { createRwLock } from './rw-lock.ts';

export interface WorkerOptions {
  dir: string;
  durable: boolean;
  /** The database's own code. */
  code: WebAssembly.Module;
}

/** A script has no `params`. */
export interface WorkerRequest {
  id: number;
  text: string;
  params?: readonly unknown[];
}

export type WorkerReply =
  | { id: number; rows: unknown[]; command: string }
  | { id: number; error: { message: string } & Record<string, unknown> };

export interface EmbeddedOptions {
  dataDir: string;
  /** False only for tests: without it an outage of the machine may lose acknowledged work. */
  durable?: boolean;
  onLost?: ((error: Error) => void) | undefined;
}

interface Waiting {
  resolve: (result: RawResult) => void;
  reject: (error: Error) => void;
}

const VACUUM_EVERY_MS = 10 * 60_000;

/** Node's types know the names of its types only. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<WebAssembly.Module> };

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the database once a process, which may open it again and again, as tests do: what V8 has compiled is shared. */
function compileDatabase(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** Opens the embedded database in a worker thread; one process at a time, all work on one session. */
export async function openEmbedded({
  dataDir,
  durable = true,
  onLost,
}: EmbeddedOptions): Promise<Db> {
  const lock = lockDataDir(dataDir);
  const code = await compileDatabase().catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const options: WorkerOptions = { dir: join(dataDir, 'db'), durable, code };
  const worker = new Worker(new URL('./db-worker.ts', import.meta.url), { workerData: options });
  const waiting = new Map<number, Waiting>();
  const turns = createRwLock();
  let lastId = 0;
  let lost: Error | null = null;
  let closing = false;

  function fail(error: Error): void {
    if (lost !== null) return;
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    if (!closing) onLost?.(error);
  }

  const ready = new Promise<RawResult>((resolve, reject) => waiting.set(0, { resolve, reject }));
  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply)
      caller?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else caller?.resolve(reply);
  });
  worker.on('error', (error) => fail(new Error(`the embedded database failed: ${error.message}`)));
  const exited = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      fail(new Error('the embedded database is closed'));
      resolve();
    });
  });

  const run: RunSql = (text, params) =>
    new Promise((resolve, reject) => {
      if (lost !== null) return reject(lost);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({
        id: lastId,
        text,
        ...(params ? { params } : {}),
      } satisfies WorkerRequest);
    });

  try {
    await ready;
  } catch (error) {
    closing = true;
    await worker.terminate();
    lock.release();
    throw error;
  }

  // There is no autovacuum in PGlite: it has no background workers.
  const vacuum = setInterval(() => {
    turns.exclusive(() => run('vacuum (analyze)')).catch(() => undefined);
  }, VACUUM_EVERY_MS).unref();

  return {
    kind: 'pglite',
    async query<R>(text: string, params: readonly unknown[] = []) {
      assertOutsideTransaction();
      return (await turns.shared(() => run(text, params))).rows as R[];
    },
    async exec(sql) {
      assertOutsideTransaction();
      await turns.exclusive(() => run(sql));
    },
    async tx(fn) {
      assertOutsideTransaction();
      return turns.exclusive(() => runTransaction(run, fn));
    },
    async close() {
      if (closing) return exited;
      closing = true;
      clearInterval(vacuum);
      await turns.exclusive(async () => worker.postMessage('close'));
      await exited;
      lock.release();
    },
  };
}
