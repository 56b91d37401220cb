import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { copyTemplate } from '../test/template.ts';

interface Started {
  child: ChildProcess;
  url: string;
  output: string;
}

interface Ended {
  code: number | null;
  errors: string;
}

const running = new Set<ChildProcess>();
let folder: string;

beforeEach(() => {
  folder = copyTemplate(inject('embeddedTemplate'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([...running].map((child) => once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
});

function spawnServer(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      FEED: 'none',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawnServer(env);
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (part: Buffer) => {
      output += part.toString();
    });
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      const url = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (url && output.includes('admin01')) resolve({ child, url, output });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
}

async function refused(env: Record<string, string>): Promise<Ended> {
  const child = spawnServer(env);
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, errors };
}

it('serves, names the demo accounts, and ends its streams and itself on SIGTERM', async () => {
  const { child, url, output } = await start();
  expect(output).toContain('member01');
  expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: 'ok' });
  const stream = await fetch(`${url}/api/stream?topics=site`);
  const text = stream.text();
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await text).toMatch(/event: end\ndata: {"reason":"shutdown"}\n\n$/);
  expect((await exit)[0]).toBe(0);
});

it('refuses a data folder in use, a port in use and a wrong setting, each with one clear line', async () => {
  const { url } = await start();
  const port = new URL(url).port;
  expect(await refused({})).toEqual({
    code: 1,
    errors: `[한판] the data folder ${folder} is in use by another server; stop it or set DATA_DIR\n`,
  });
  // Before anything is made: a new database takes its time.
  const other = `${folder}-other`;
  expect(await refused({ DATA_DIR: other, PORT: port })).toEqual({
    code: 1,
    errors: `[한판] port ${port} is in use; set PORT to another one\n`,
  });
  expect(await refused({ DATA_DIR: other, GAMES_PORT: port })).toEqual({
    code: 1,
    errors: `[한판] port ${port} is in use; set GAMES_PORT to another one\n`,
  });
  expect(existsSync(other)).toBe(false);
  expect(await refused({ PORT: 'http' })).toEqual({
    code: 1,
    errors: '[한판] PORT must be a whole number from 0 to 65535, not "http"\n',
  });
});

it('serves the games of the demonstration provider on a port of their own', async () => {
  const { url, output } = await start();
  const [, port = ''] = /포트 (\d+)/.exec(output) ?? [];
  const games = `http://127.0.0.1:${port}`;
  expect(games).not.toBe(url);
  const answer = await fetch(`${games}/play/state`);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'PLAY_UNKNOWN' }]);
  const policy = (await fetch(url)).headers.get('content-security-policy');
  expect(policy).toMatch(new RegExp(`frame-src ${games}$`));
});

it('starts again at once after kill -9', async () => {
  const first = await start();
  const exit = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await exit;
  const { url } = await start();
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});
