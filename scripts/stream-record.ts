import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/source-hash.ts';

// Records openapi/transcripts from the server again, and what is made of them.

function run(file: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const test = 'server/test/transcripts.slow.test.ts';
run('node_modules/vitest/vitest.mjs', 'run', '--project', 'server', test, '--update');
run('scripts/api-gen.ts');
