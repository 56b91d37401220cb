import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { statementName, installSafeIntegers } from './db-session.ts';
import type { WorkerOptions, WorkerReply, WorkerRequest } from './embedded-session.ts';

interface NodeFsInternals {
  FS?: {
    lookupPath(path: string): {
      node?: {
        mount?: { type?: { stream_ops?: { fsync?: (stream: { nfd: number }) => number } } };
      };
    };
  };
}

const port = parentPort;
if (port === null) throw new Error('runs as a worker only');
const { dir, durable, code } = workerData as WorkerOptions;

/** PGlite starts with `-F` (no fsync) and its file system has none: give it both, or fail to start. */
async function makeDurable(lite: PGlite): Promise<void> {
  const { FS } = lite.Module as unknown as NodeFsInternals;
  const operations = FS?.lookupPath('/pglite/data').node?.mount?.type?.stream_ops;
  if (operations === undefined) {
    throw new Error('this PGlite hides its file system: data files would not be synced');
  }
  operations.fsync = (stream) => {
    fdatasyncSync(stream.nfd);
    return 0;
  };
  const { rows } = await lite.query<{ fsync: string; method: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  );
  if (rows[0]?.fsync !== 'on' || rows[0].method !== 'open_datasync') {
    throw new Error('the embedded database did not take the settings of a durable log');
  }
}

async function open(): Promise<{ lite: PGlite; client: pg.Client }> {
  const lite = await PGlite.create(dir, {
    pgliteWasmModule: code,
    startParams: durable
      ? [
          ...PGlite.defaultStartParams.filter((one) => one !== '-F'),
          '-c',
          'wal_sync_method=open_datasync',
        ]
      : PGlite.defaultStartParams,
  });
  if (durable) await makeDurable(lite);
  installSafeIntegers();
  const client = new pg.Client(createPgConfig(lite) as unknown as pg.ClientConfig);
  await client.connect();
  return { lite, client };
}

/** Carries what callers look at; PGlite's own errors drag 20 KB of minified source along. */
function plainError(error: unknown): Record<string, unknown> & { message: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const plain: Record<string, unknown> & { message: string } = { message: error.message };
  for (const key of ['code', 'constraint', 'table', 'column', 'detail', 'hint', 'where']) {
    const value: unknown = (error as unknown as Record<string, unknown>)[key];
    if (typeof value === 'string') plain[key] = value;
  }
  return plain;
}

function send(reply: WorkerReply): void {
  port?.postMessage(reply);
}

const { lite, client } = await open().catch((error: unknown) => {
  throw new Error(plainError(error).message);
});

async function run({ id, text, params }: WorkerRequest): Promise<void> {
  try {
    const result = params
      ? await client.query({ name: statementName(text), text, values: [...params] })
      : await client.query(text);
    const last = Array.isArray(result) ? result.at(-1) : result;
    send({ id, rows: last?.rows ?? [], command: last?.command ?? '' });
  } catch (error) {
    send({ id, error: plainError(error) });
  }
}

port.on('message', (request: WorkerRequest | 'close') => {
  if (request !== 'close') {
    void run(request);
    return;
  }
  void client
    .end()
    .then(() => lite.close())
    .catch(() => undefined)
    .then(() => port.close());
});
send({ id: 0, rows: [], command: 'READY' });
