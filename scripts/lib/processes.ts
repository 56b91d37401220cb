import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './source-hash.ts';

export interface Outcome {
  code: number;
  /** stdout and stderr in the order they came. */
  output: string;
}

/** Runs a TypeScript file of the repository on this very Node. */
export function spawnNode(
  file: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): ChildProcess {
  const entry = file.startsWith('/') ? file : join(root, file);
  return spawn(process.execPath, [entry, ...args], { cwd: root, ...options });
}

/** Waits for a process to end; a signal counts as code 1. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Waits for a process to end and gathers everything it printed. */
export function gather(child: ChildProcess): Promise<Outcome> {
  let output = '';
  const add = (chunk: Buffer | string): void => {
    output += chunk;
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code, signal) => {
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** Asks a process to end and forces it after `graceMs`. */
export async function stop(child: ChildProcess, graceMs = 5000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

/** Ends this process when the one that started it (scripts/run.mjs) is gone. */
export function endWithParent(end: () => void): void {
  if (!process.channel) return;
  process.on('disconnect', end);
  process.channel.unref();
}
