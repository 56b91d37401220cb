import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '..', 'src', 'feed-import.ts');

export interface Imported {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs `npm run feed:import -- file` as a process of its own, without npm. */
export async function importSeason(dataDir: string, ...files: string[]): Promise<Imported> {
  const child = spawn(process.execPath, [SCRIPT, ...files], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said.output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    said.errors += part;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}
