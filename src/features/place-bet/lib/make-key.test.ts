import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClaimLocks, createKeyMaker } from './make-key';

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

it('gives presses in two tabs at once one key, and a later one another', async () => {
  const locks = makeLocks();
  const [one, other] = [createKeyMaker(locks), createKeyMaker(locks)];
  const first = await one();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await expect(other()).rejects.toThrow('another tab');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await other()).not.toBe(first);
});

it('never waits for itself, and keeps the others away for the full time again', async () => {
  const locks = makeLocks();
  const [one, other] = [createKeyMaker(locks), createKeyMaker(locks)];
  const first = await one();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await one()).not.toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(other()).rejects.toThrow('another tab');
});

it('makes a key where there are no locks', async () => {
  expect(await createKeyMaker(undefined)()).toMatch(/^[0-9a-f]{32}$/);
});
