import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { gather, spawnNode, stop } from './processes.ts';
import { tasks } from '../tasks.mjs';
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

/** No questions, no window of the desktop, nothing sent. */
const settings = {
  CI: '1',
  NO_COLOR: '1',
  NODE_ENV: 'development',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

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

async function make(folder: string, args: readonly string[]): Promise<void> {
  const { code, output } = await gather(
    spawnNode(join(folder, 'scripts/new.ts'), args, { cwd: folder }),
  );
  if (code !== 0) throw new Error(`npm run new -- ${args.join(' ')} failed:\n${output}`);
}

/**
 * Starts `npm run storybook` on a free port over a copy of the sources; resolves before its first build is done. `made` are
 * arguments of `npm run new`, which adds to the copy before; throws where it fails.
 */
export async function startStorybook(
  made: readonly (readonly string[])[] = [],
): Promise<DevStorybook> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-catalogue-'));
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const args of made) await make(folder, args);
  const port = await freePort();
  const [dispatcher = '', ...args] = tasks.storybook ?? [];
  const child = spawnNode(
    dispatcher,
    args.map((arg) => (/^\d+$/.test(arg) ? String(port) : arg)),
    { cwd: folder, env: { ...process.env, ...settings } },
  );
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
