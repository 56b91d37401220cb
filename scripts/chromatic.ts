import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/source-hash.ts';

// Sends the catalogue to Chromatic, which photographs what a change can have touched (TurboSnap) in the modes of
// `.storybook/modes.ts`. Settings are in `chromatic.config.json`; options given here go through to its command line.

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Put the token of the Chromatic project (its page "Manage") into the\n' +
      'environment and run again: CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic',
  );
  process.exit(1);
}
const cli = join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
