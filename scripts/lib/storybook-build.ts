import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gather, spawnNode } from './processes.ts';
import { hashSources, root, stampOf } from './source-hash.ts';

export const storybookDir = join(root, '.cache', 'storybook');
const stamp = stampOf('storybook-build');
const sources = [
  '.storybook',
  'src',
  'rules',
  'openapi/generated',
  'public',
  'rsbuild.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the catalogue into `.cache/storybook` unless its sources are unchanged; throws with the log. */
export async function buildStorybook(): Promise<void> {
  const hash = hashSources(sources, /\.test\.tsx?$|\.md$/);
  if (stamp.matches(hash) && existsSync(join(storybookDir, 'index.json'))) return;
  stamp.clear();
  const started = performance.now();
  const { code, output } = await gather(
    spawnNode(
      'node_modules/storybook/dist/bin/dispatcher.js',
      ['build', '-o', storybookDir, '--quiet', '--disable-telemetry'],
      { env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' } },
    ),
  );
  if (code !== 0) throw new Error(`storybook build failed\n${output}`);
  stamp.write(hash);
  console.log(`storybook: built in ${((performance.now() - started) / 1000).toFixed(1)}s`);
}

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
}

/** Lists every story of the built catalogue in the order of its sidebar. */
export async function readStories(): Promise<StoryEntry[]> {
  const text = await readFile(join(storybookDir, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
