import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.ts';
import { gather, type Outcome, stop } from '../lib/processes.ts';
import { type Command, startCommand } from './command.ts';

const START_MS = 200_000;

/** A started command that serves, and the folder and port that it was given in place of those of the document. */
export interface Session extends AsyncDisposable {
  folder: string;
  url: string;
  env: Record<string, string>;
  /** Starts what serves, and waits for its first answer; throws with its output where it ends before. */
  serve(command: Command, env?: Record<string, string>): Promise<void>;
  /** Ends the server and waits until its port and data folder are free. */
  end(): Promise<void>;
}

async function untilAnswered(url: string, ended: Promise<Outcome>): Promise<void> {
  let outcome: Outcome | undefined;
  void ended.then((one) => {
    outcome = one;
  });
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (outcome) throw new Error(`it ended with ${outcome.code}\n${outcome.output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer within ${START_MS / 1000} s`);
}

/** Opens a folder and a port for the commands of a document. */
export async function openSession(): Promise<Session> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-docs-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { DATA_DIR: folder, INIT_CWD: folder, PORT: String(port) };
  let child: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (child) await stop(child);
    child = undefined;
  };
  return {
    folder,
    url,
    env,
    async serve(command, more = {}) {
      child = startCommand(command, { ...env, ...more });
      await untilAnswered(url, gather(child));
    },
    end,
    async [Symbol.asyncDispose]() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs lines of a shell, with the address of this session in place of the document's. */
export async function runShell(
  { url, folder }: Session,
  lines: readonly string[],
): Promise<Outcome> {
  const script = lines.join('\n').replaceAll(/(http:\/\/)?localhost:3000/g, url);
  return gather(spawn('sh', ['-ec', script], { cwd: folder }));
}
