import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { RawResult, RunSql } from './db-session.ts';

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

export interface SessionOptions extends Omit<WorkerOptions, 'code'> {
  /** Called when it ends though it was open, nobody ended it and no error came before. */
  onLost(error: Error): void;
}

export interface EmbeddedSession {
  run: RunSql;
  /** Whether an error left it in doubt: it takes no more work, and what was committed is in its files. */
  isAiling(): boolean;
  /** Ends it in order. */
  close(): Promise<void>;
  /** Ends it as a power cut would, and gives its files back. */
  terminate(): Promise<void>;
}

interface Waiting {
  resolve: (result: RawResult) => void;
  reject: (error: Error) => void;
}

/** Node's types know the names of its types only. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<WebAssembly.Module> };

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles the database once a process, which may open it again and again, as tests do: what V8 has compiled is shared. */
function compileDatabase(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** SQLSTATEs after which the next statement finds everything as it was; codes of the machine such as EMFILE are none. */
const SOUND = /^(?!24000|53|58|XX|E)[0-9A-Z]{5}$/;

/** After such an error the database's process may be unsound: out of files, out of disk, or failed inside. */
export function isAiling(error: object): boolean {
  return !('code' in error && typeof error.code === 'string' && SOUND.test(error.code));
}

/** An error that says that the database is not there: the work was not done, or nobody knows. */
export function lostError(message: string): Error {
  return Object.assign(new Error(message), { code: '57P03' });
}

/** Opens the embedded database in a worker thread. */
export async function openSession({
  dir,
  durable,
  onLost,
}: SessionOptions): Promise<EmbeddedSession> {
  const workerData: WorkerOptions = { dir, durable, code: await compileDatabase() };
  const worker = new Worker(new URL('./db-worker.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let over: Error | null = null;
  let ailing = false;
  let expected = true;

  function refuseAll(error: Error): void {
    over = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function end(error: Error): void {
    if (over !== null) return;
    refuseAll(error);
    if (!expected) onLost(error);
  }

  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (!('error' in reply)) return caller?.resolve(reply);
    caller?.reject(Object.assign(new Error(reply.error.message), reply.error));
    if (ailing || !isAiling(reply.error)) return;
    ailing = true;
    // Also the rest of a transaction: its own session alone may go on with it, and that one ends.
    refuseAll(lostError('the embedded database is opened again'));
  });
  worker.on('error', ({ message }) => end(lostError(`the embedded database failed: ${message}`)));
  const exited = new Promise<void>((resolve) => {
    worker.on('exit', () => {
      end(lostError('the embedded database is closed'));
      resolve();
    });
  });

  const run: RunSql = (text, params) =>
    new Promise((resolve, reject) => {
      if (over !== null) return reject(over);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({
        id: lastId,
        text,
        ...(params ? { params } : {}),
      } satisfies WorkerRequest);
    });

  async function terminate(): Promise<void> {
    expected = true;
    await worker.terminate();
    await exited;
  }

  try {
    await new Promise<RawResult>((resolve, reject) => waiting.set(0, { resolve, reject }));
  } catch (error) {
    await terminate();
    throw error;
  }
  expected = false;

  return {
    run,
    isAiling: () => ailing,
    async close() {
      expected = true;
      worker.postMessage('close');
      await exited;
    },
    terminate,
  };
}
