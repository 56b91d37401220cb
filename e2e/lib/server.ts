import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.ts';
import { root } from '../../scripts/lib/source-hash.ts';
import { runFolder } from './run-folder.ts';

const START_WITHIN_MS = 120_000;
/** Optimised code of the embedded database pays after minutes, and a journey's server lives for seconds. */
export const NODE_FLAGS: readonly string[] = ['--liftoff-only'];

export interface TestServer {
  url: string;
  /** Ends the process as a power cut of the process would: no handler runs. Throws where it is not the server's own. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. Throws where the process is not the server's own. */
  restart(): Promise<void>;
  /** Ends it for good and removes its data. */
  close(): Promise<void>;
  /** Ends it and leaves its data in the folder that is returned. */
  leave(): Promise<string>;
  /** Calls `/api` + path and gives the answer back, whatever its status. */
  call<B>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<{ status: number; body: B }>;
  /** Logs a member in without the browser and returns the token. */
  login(userId: string, password?: string): Promise<string>;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function untilServing(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server did not start:\n${said()}`);
}

/** A new data folder: a copy of `data`, as an ended server of the same environment left it, or an empty one. */
export async function makeDataDir(data?: string): Promise<string> {
  const dataDir = await mkdtemp(join(runFolder(), 'server-'));
  if (data) await cp(data, dataDir, { recursive: true });
  return dataDir;
}

/** Environment of every server of a journey, before its own. */
export const serverDefaults: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  SEED: '7',
};

/** Where the code that Node has compiled is kept for the servers of this run. */
export const compileCache = (): string => join(runFolder(), 'compile');

/** What journeys ask a server without a browser. */
export function callsTo(url: string): Pick<TestServer, 'call' | 'login'> {
  async function call<B>(method: string, path: string, { token, body, headers }: CallOptions = {}) {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { 'x-auth-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as B };
  }
  return {
    call,
    async login(userId, password = 'demo1234') {
      const { status, body } = await call<{ token: string }>('POST', '/member/login', {
        body: { userId, password },
      });
      if (status !== 200) throw new Error(`login of ${userId} answered ${status}`);
      return body.token;
    },
  };
}

/**
 * Starts the real server with the built client in a process of its own, on its own data folder and port; without `data` it
 * makes its database first.
 */
export async function startServer(
  env: Record<string, string> = {},
  data?: string,
): Promise<TestServer> {
  const dataDir = await makeDataDir(data);
  const port = await freePort();
  const gamesPort = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let child = spawnServer();

  function spawnServer(): ChildProcess {
    const main = join(root, 'server', 'src', 'main.ts');
    const spawned = spawn(process.execPath, [...NODE_FLAGS, main], {
      cwd: root,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache(),
        ...serverDefaults,
        PORT: String(port),
        GAMES_PORT: String(gamesPort),
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [spawned.stdout, spawned.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = `${output}${chunk.toString()}`.slice(-8_000);
      });
    }
    return spawned;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async function close(): Promise<void> {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await untilServing(url, child, () => output);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    ...callsTo(url),
    kill: () => end('SIGKILL'),
    async restart() {
      child = spawnServer();
      await untilServing(url, child, () => output);
    },
    close,
    async leave() {
      await end('SIGTERM');
      return dataDir;
    },
  };
}
