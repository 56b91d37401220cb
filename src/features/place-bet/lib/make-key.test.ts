import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClaimLocks, makeKey } from './make-key';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks of one browser, as its tabs share them. */
function makeLocks(): ClaimLocks {
  let isHeld = false;
  return {
    async request(_name, _options, held) {
      if (isHeld) return held(null);
      isHeld = true;
      await held({});
      isHeld = false;
    },
  };
}

it('gives two presses in two tabs one key, and the next bet another', async () => {
  const locks = makeLocks();
  const first = await makeKey(locks);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await expect(makeKey(locks)).rejects.toThrow('another tab');
  await vi.advanceTimersByTimeAsync(1500);
  const next = await makeKey(locks);
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  expect(next).not.toBe(first);
});

it('makes a key where there are no locks', async () => {
  expect(await makeKey(undefined)).toMatch(/^[0-9a-f]{32}$/);
});
