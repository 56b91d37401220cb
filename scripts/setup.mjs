// Plain JavaScript for Node 20.19: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(modules, '.hanpan-setup');
const mutex = join(root, '.cache', 'setup.lock');

/** The oldest Node that runs our TypeScript without a build. */
const neededNode = [22, 18];

/** Prints one line of progress, apart from the output of the task. */
function say(text) {
  process.stderr.write(`[한판] ${text}\n`);
}

function wantedStamp() {
  const lock = readFileSync(lockFile);
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();
}

function npm(args) {
  const started = Date.now();
  // Dev tools build the client, so they are wanted even under NODE_ENV=production.
  const all = [...args, '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const cli = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 };
  const result = cli
    ? spawnSync(process.execPath, [cli, ...all], options)
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const output = `${result.error?.message ?? ''}${result.stdout ?? ''}${result.stderr ?? ''}`;
  return { ok: result.status === 0, seconds, output };
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Runs `work` while no other process sets up the same folder; the lock of a process that died is taken over. */
function alone(work) {
  mkdirSync(dirname(mutex), { recursive: true });
  let isWaitShown = false;
  for (;;) {
    try {
      writeFileSync(mutex, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isHeld()) rmSync(mutex, { force: true });
      else if (!isWaitShown) {
        isWaitShown = true;
        say('다른 실행이 설치하는 중입니다. 기다립니다… (another run is installing)');
      }
      sleep(300);
    }
  }
  try {
    return work();
  } finally {
    rmSync(mutex, { force: true });
  }
}

function isHeld() {
  try {
    const pid = Number(readFileSync(mutex, 'utf8'));
    // A file just made may not hold its id yet.
    if (!pid) return Date.now() - statSync(mutex).mtimeMs < 2000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Installs the dependencies when they are absent or belong to another lock or platform. */
export function ensureSetup() {
  if (isInstalled()) return;
  alone(() => {
    if (isInstalled()) return;
    install();
    writeFileSync(stampFile, wantedStamp());
  });
}

function install() {
  // The lock is pruned to what the registry holds for Linux (scripts/prune-lock.mjs).
  if (process.platform === 'linux') {
    say('의존성을 설치합니다: npm ci … (first run, about two minutes)');
    const exact = npm(['ci']);
    if (exact.ok) return say(`의존성 설치 완료 (${exact.seconds}s)`);
    say(`npm ci 실패, npm install 로 다시 시도합니다:\n${reasons(exact.output)}`);
  }
  say('의존성을 설치합니다: npm install … (first run, some minutes)');
  const lock = readFileSync(lockFile);
  const loose = npm(['install', '--no-save']);
  if (!readFileSync(lockFile).equals(lock)) writeFileSync(lockFile, lock);
  if (!loose.ok) {
    say(
      `의존성을 설치하지 못했습니다. (could not install the dependencies)\n${reasons(loose.output)}`,
    );
    process.exit(1);
  }
  say(`의존성 설치 완료 (${loose.seconds}s)`);
}

/** The reason is at the head of npm's errors, a page of usage behind it. */
function reasons(output) {
  const lines = output.split('\n').filter((line) => line.trim() && !/npm warn/i.test(line));
  return lines.slice(0, 12).join('\n');
}

function fits(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
}

function versionOf(binary) {
  const result = spawnSync(binary, ['-v'], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : '';
}

/** Returns the Node that runs the tasks: the one from npm, else the one running now; ends the process if neither fits. */
export function findNode() {
  const local = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (process.platform !== 'win32' && existsSync(local) && fits(versionOf(local))) return local;
  if (fits(process.version)) return process.execPath;
  say(
    `Node ${neededNode.join('.')} 이상이 필요합니다. 지금은 ${process.version} 이고 이 플랫폼용 Node 를 npm 에서 받지 못했습니다.\n` +
      `Node ${neededNode.join('.')} or later is needed: this is ${process.version}, and npm brought none for ${process.platform}-${process.arch}.`,
  );
  return process.exit(1);
}
