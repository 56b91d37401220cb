import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DEMO_PASSWORD } from './build-test-app.ts';
import { SERVER_START } from './short-season.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

/** A server in a process of its own, which a test can kill. */
export interface RealServer {
  child: ChildProcess;
  url: string;
  /** All that it has written so far, its log among it. */
  said(): string;
}

export interface RealServerOptions {
  /** Its data folder, which holds the embedded database where no other is named. */
  folder: string;
  databaseUrl?: string | null;
  /** A module that is loaded before the server, and what it reads from the environment. */
  preload?: { file: string; env: Record<string, string> };
}

/** Every server that a test started and that has not ended yet. */
const running = new Set<ChildProcess>();

/** Starts the server as `npm start` does, with a manual clock. */
export async function startServer({
  folder,
  databaseUrl = null,
  preload,
}: RealServerOptions): Promise<RealServer> {
  const first = preload ? ['--import', preload.file] : [];
  // Optimised code of the embedded database would cost a quick start most of its time.
  const child = spawn(process.execPath, ['--liftoff-only', ...first, MAIN], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(folder, 'compile'),
      PORT: '0',
      HOST: '127.0.0.1',
      FEED: 'football-data',
      CLOCK: 'manual',
      CLOCK_START: SERVER_START,
      DATA_DIR: folder,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...preload?.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const found = /\[한판\] (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];
      if (found && output.includes('admin01')) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  return { child, url, said: () => output };
}

/** Ends a server as a power cut would. */
export async function killServer({ child }: RealServer): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Ends whatever a failed test has left running. */
export async function killServers(): Promise<void> {
  const left = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(left);
}

/** Signs a demo member in; the session outlives the server. */
export async function loginAt(url: string, userId: string): Promise<string> {
  const answer = await fetch(`${url}/api/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, password: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
