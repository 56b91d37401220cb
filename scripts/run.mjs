// The door of every npm script: sets up what is missing, then runs the task on a Node that knows TypeScript.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureSetup, findNode, root } from './setup.mjs';
import { takeMachine } from './machine-lock.mjs';
import { heavyTasks, tasks } from './tasks.mjs';

const [name = '', ...args] = process.argv.slice(2);
const task = tasks[name];
if (!task) {
  console.error(`unknown task "${name}"; one of: ${Object.keys(tasks).join(', ')}`);
  process.exit(1);
}

ensureSetup();
if (heavyTasks.includes(name)) await takeMachine(`npm run ${name}`);
const [entry, ...fixed] = task;
const child = spawn(findNode(), [join(root, entry), ...fixed, ...args], {
  cwd: root,
  // The channel tells the task when this process is gone, even after kill -9.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compile'),
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the whole group: the task has it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  });
}

/** Who npm is to us: our parent, or the parent of the shell that npm put between. */
function npmProcess() {
  const parent = process.ppid;
  try {
    const shell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes('run.mjs');
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return shell ? `${parent} ${stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

// npm killed by force leaves us behind with its port and data folder: follow it.
if (process.env.npm_lifecycle_event) {
  const npm = npmProcess();
  const watch = setInterval(() => {
    if (npmProcess() === npm) return;
    clearInterval(watch);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 1000).unref();
  }, 300).unref();
}

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137);
});
