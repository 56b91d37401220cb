import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookDir, writeCatalogue } from './catalogue.ts';
import { gather, spawnNode } from './processes.ts';
import { hashSources, stampOf } from './source-hash.ts';

const stamp = stampOf('storybook-build');
const sources = [
  '.storybook',
  'src',
  'games',
  'rules',
  'openapi/generated',
  'scripts/lib/catalogue.ts',
  'public',
  'rsbuild.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Builds the catalogue into `.cache/storybook` unless its sources are unchanged; throws with the log. */
export async function buildStorybook(): Promise<void> {
  const hash = hashSources(sources, /\.test\.tsx?$|\.md$/);
  if (stamp.matches(hash) && existsSync(join(storybookDir, 'catalogue.json'))) return;
  stamp.clear();
  const started = performance.now();
  const { code, output } = await gather(
    spawnNode(
      'node_modules/storybook/dist/bin/dispatcher.js',
      ['build', '-o', storybookDir, '--quiet', '--disable-telemetry'],
      {
        env: {
          ...process.env,
          STORYBOOK_DISABLE_TELEMETRY: '1',
          NODE_ENV: 'production',
          PROP_TABLES: 'off',
        },
      },
    ),
  );
  if (code !== 0) throw new Error(`storybook build failed\n${output}`);
  await writeCatalogue();
  stamp.write(hash);
  console.log(`storybook: built in ${((performance.now() - started) / 1000).toFixed(1)}s`);
}
