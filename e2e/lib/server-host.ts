import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stop } from '../../scripts/lib/processes.ts';
import { root } from '../../scripts/lib/source-hash.ts';
import { freshData } from './fresh-data.ts';
import {
  callsTo,
  compileCache,
  makeDataDir,
  NODE_FLAGS,
  serverDefaults,
  type TestServer,
} from './server.ts';

/** Asks for a server, or without an environment for the end of one. */
export interface HostRequest {
  id: number;
  env?: Record<string, string>;
}

export interface HostReply {
  id: number;
  url?: string;
  error?: string;
}

/** One process that serves journey after journey: what the server and its database are made of is compiled and loaded once. */
export interface ServerHost {
  /** Starts a server on data of its own, which begin as those of any server that has just begun in this environment. */
  startFresh(env: Record<string, string>): Promise<TestServer>;
  close(): Promise<void>;
}

/** The process starts with the first server. */
export function openServerHost(): ServerHost {
  const waiting = new Map<number, { done: (url?: string) => void; fail: (error: Error) => void }>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let output = '';

  function spawnHost(): ChildProcess {
    const main = join(root, 'e2e', 'lib', 'server-host-main.ts');
    const spawned = spawn(process.execPath, [...NODE_FLAGS, main], {
      cwd: root,
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache() },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [spawned.stdout, spawned.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = `${output}${chunk.toString()}`.slice(-8_000);
      });
    }
    spawned.on('message', ({ id, url, error }: HostReply) => {
      const pending = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) pending?.done(url);
      else pending?.fail(new Error(`${error}\n${output}`));
    });
    spawned.on('exit', () => {
      for (const { fail } of waiting.values())
        fail(new Error(`the process of the servers ended:\n${output}`));
      waiting.clear();
    });
    return spawned;
  }

  function ask(request: HostRequest): Promise<string | undefined> {
    child ??= spawnHost();
    const to = child;
    return new Promise((done, fail) => {
      waiting.set(request.id, { done, fail });
      to.send(request, (error) => error && fail(error));
    });
  }

  async function start(env: Record<string, string>, data?: string): Promise<TestServer> {
    const dataDir = await makeDataDir(data);
    lastId += 1;
    const id = lastId;
    const url = (await ask({ id, env: { ...serverDefaults, DATA_DIR: dataDir, ...env } })) ?? '';
    const refuse = async (): Promise<void> => {
      throw new Error('other servers share its process: test.use({ ownProcess: true })');
    };
    return {
      url,
      ...callsTo(url),
      kill: refuse,
      restart: refuse,
      async close() {
        await ask({ id });
        await rm(dataDir, { recursive: true, force: true });
      },
      async leave() {
        await ask({ id });
        return dataDir;
      },
    };
  }

  return {
    startFresh: async (env) => start(env, await freshData(env, start)),
    async close() {
      if (child) await stop(child);
    },
  };
}
