import { join } from 'node:path';
import { clientDir, isClientFresh } from './lib/client-build.ts';
import { endWithParent, exitOf, spawnNode } from './lib/processes.ts';
import { root } from './lib/source-hash.ts';

// Our wrapper killed by force means that we are meant too: the port and the data folder must be free at once.
endWithParent(() => process.kill(process.pid, 'SIGKILL'));

if (!isClientFresh()) {
  console.log('[한판] 화면을 빌드합니다… (building the client)');
  const code = await exitOf(spawnNode('scripts/build.ts', [], { stdio: 'inherit' }));
  if (code !== 0) process.exit(code);
}

process.env.NODE_ENV ??= 'production';
process.env.CLIENT_DIR ??= clientDir;
process.env.DATA_DIR ??= join(root, '.data');
await import('../server/src/main.ts');
