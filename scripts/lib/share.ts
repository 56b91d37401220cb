import { execFileSync } from 'node:child_process';
import { root } from './source-hash.ts';

/** How many commits it takes, on average, until what runs in shares has run whole. */
export const SHARES = 3;

/** The share of a commit, from 1: another one for another commit, and the same when it is tested again. */
export function shareOf(commit: string): number {
  return (Number.parseInt(commit.slice(0, 8), 16) % SHARES) + 1;
}

/** The share of the commit that is checked out; null, which is all of it, where there is no history to tell it by. */
export function shareHere(): number | null {
  try {
    return shareOf(
      execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch {
    return null;
  }
}
