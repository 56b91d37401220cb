import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather, type Outcome } from '../lib/processes.ts';
import { root } from '../lib/source-hash.ts';
import { tasks } from '../tasks.mjs';

export interface Command {
  /** What is written before it: `PORT=3001 npm start`. */
  env: Record<string, string>;
  /** Root-relative file that Node runs. */
  entry: string;
  args: string[];
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const bin = (name: string): string => `node_modules/.bin/${name}`;

function parseWords(words: readonly string[]): { entry: string; args: string[] } {
  const [tool = '', ...rest] = words;
  if (tool === 'npx') return rest[0] === 'node' ? parseWords(rest) : parseTool(rest);
  if (tool === 'node') {
    const [file = '', ...args] = rest;
    const [entry = '', ...fixed] = file === 'scripts/run.mjs' ? taskOf(args.shift()) : [file];
    return { entry, args: [...fixed, ...args] };
  }
  if (tool !== 'npm') return parseTool(words);
  const name = (rest[0] === 'run' ? rest[1] : rest[0]) ?? '';
  const script = scripts[name];
  if (script === undefined) throw new Error(`package.json has no script "${name}"`);
  const end = words.indexOf('--');
  const { entry, args } = parseWords((script.split(' && ').at(-1) ?? '').split(' '));
  return { entry, args: [...args, ...(end < 0 ? [] : words.slice(end + 1))] };
}

function parseTool([name = '', ...args]: readonly string[]): { entry: string; args: string[] } {
  return { entry: bin(name), args };
}

function taskOf(name = ''): readonly string[] {
  const task = tasks[name];
  if (task === undefined) throw new Error(`scripts/tasks.mjs has no task "${name}"`);
  return task;
}

/**
 * Reads a command of the documents as far as Node: what npm, npx and `scripts/run.mjs` would run, without another look at what is
 * installed. Throws for a script or a task that does not exist.
 */
export function parseCommand(text: string): Command {
  const words = text.split(' ');
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const env = Object.fromEntries(
    words.slice(0, first).map((word) => [word.split('=')[0] ?? '', word.replace(/^\w+=/, '')]),
  );
  return { env, ...parseWords(words.slice(first)) };
}

/** The arguments that the command itself names, without those of its script or task. */
export function withArgs(text: string, args: readonly string[]): Command {
  const [bare = ''] = text.split(' -- ');
  if (/npm (run|test|start)/.test(bare)) {
    const command = parseCommand(bare);
    return { ...command, args: [...command.args, ...args] };
  }
  return { ...parseCommand(text), args: [...args] };
}

/** What the test run sets for its own runners: a command is started as from a shell, and opens no browser of the desktop. */
const OF_THE_RUN =
  /^(VITEST|TEST|PLAYWRIGHT_REPORT$|PICTURES$|NODE_ENV$|CI$|DEV$|PROD$|SSR$|MODE$|BASE_URL$)/;
const shellEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THE_RUN.test(name))),
  NO_COLOR: '1',
  CHROMATIC_PROJECT_TOKEN: '',
  BROWSER: 'true',
  PWTEST_UNDER_TEST: '1',
};

/** Starts a command, in the tree or in a copy of it; `env` wins over what it says itself. */
export function startCommand(
  command: Command,
  env: Record<string, string> = {},
  folder: string = root,
): ChildProcess {
  return spawn(process.execPath, [join(folder, command.entry), ...command.args], {
    cwd: folder,
    env: { ...shellEnv, ...command.env, ...env },
  });
}

export function runCommand(
  command: Command,
  env?: Record<string, string>,
  folder?: string,
): Promise<Outcome> {
  return gather(startCommand(command, env, folder));
}
