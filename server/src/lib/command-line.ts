import { resolve } from 'node:path';
import type { EnvironmentResult } from './environment.ts';

/** Where a file is that a command was given: npm runs its scripts in the package's folder and says here where it was called. */
export function pathGiven(file: string): string {
  return resolve(process.env.INIT_CWD || '.', file);
}

/** The value that was read, or null after its mistakes were printed. */
export function valueOrComplain<Value>(read: EnvironmentResult<Value>): Value | null {
  if (read.ok) return read.value;
  console.error(read.errors.join('\n'));
  return null;
}
