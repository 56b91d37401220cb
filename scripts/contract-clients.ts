// Two generators of other teams make a client from the published contract, and a program compiles on each.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';
import { root } from './lib/source-hash.ts';

const input = join(root, 'openapi', 'dist', 'openapi.json');
const out = join(root, '.cache', 'contract-clients');

async function makeClients(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await createClient({
    input,
    output: join(out, 'hey-api'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  });
  await generate({
    input: { target: input },
    output: {
      target: join(out, 'orval', 'client.ts'),
      client: 'fetch',
      headers: true,
      baseUrl: 'https://hanpan.example.com/api',
    },
  });
}

await makeClients();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', '.bin', 'tsc'), '-p', join(root, 'openapi', 'clients')],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
