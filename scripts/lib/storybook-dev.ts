import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { spawnNode, stop } from './processes.ts';
import { root } from './source-hash.ts';

/** What the catalogue is made of. */
const parts = [
  '.storybook',
  'index.html',
  'openapi/generated',
  'package.json',
  'public',
  'rsbuild.config.ts',
  'rules',
  'scripts',
  'src',
  'tsconfig.json',
];

export interface DevStorybook {
  url: string;
  /** Folder whose files it watches: a copy, so that a test may break them. */
  folder: string;
  /** Builds that it reported so far. */
  compiles: () => number;
  output: () => string;
  /** Ends it and removes the copy. */
  stop: () => Promise<void>;
}

/** Starts `storybook dev` on a free port over a copy of the sources; resolves before its first build is done. */
export async function startStorybook(): Promise<DevStorybook> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-catalogue-'));
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  const dispatcher = 'node_modules/storybook/dist/bin/dispatcher.js';
  const args = ['dev', '-p', String(port), '--ci', '--disable-telemetry'];
  const child = spawnNode(dispatcher, args, {
    cwd: folder,
    env: { ...process.env, CI: '1', NO_COLOR: '1', NODE_ENV: 'development' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    compiles: () => output.split('built in').length - 1,
    output: () => output,
    stop: async () => {
      await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
