// Plain JavaScript for Node 20.19: this runs before anything is installed.
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FILE = join(tmpdir(), 'hanpan-heavy-run.lock');
const BEAT_MS = 5_000;
/** A run that was killed no longer touches its lock. */
const DEAD_AFTER_MS = 30_000;

/** How long ago the lock was touched in milliseconds; null where there is none. */
function ageOfLock() {
  const stat = statSync(FILE, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : null;
}

function lockedBy() {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return 'another run';
  }
}

function tryToTake(what) {
  try {
    writeFileSync(FILE, `${what} (${process.pid})`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const age = ageOfLock();
    if (age === null || age > DEAD_AFTER_MS) rmSync(FILE, { force: true });
    return false;
  }
}

/**
 * Waits until no other heavy run is on this machine, whatever its working copy, and keeps others waiting until this process ends.
 * Says on stderr what it waits for. Two at once on two cores make any test flaky.
 */
export async function takeMachine(what) {
  let isWaitShown = false;
  while (!tryToTake(what)) {
    if (!isWaitShown && ageOfLock() !== null) {
      isWaitShown = true;
      process.stderr.write(`[한판] ${what} waits for ${lockedBy()}, ${FILE}\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const beat = setInterval(() => {
    if (ageOfLock() !== null) utimesSync(FILE, new Date(), new Date());
  }, BEAT_MS);
  beat.unref();
  process.on('exit', () => rmSync(FILE, { force: true }));
}
