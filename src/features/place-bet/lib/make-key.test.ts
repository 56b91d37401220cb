import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Locks } from '@/shared/lib/browser-door';
import { createKeyMaker } from './make-key';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks of one browser, as its tabs share them. */
function makeLocks(): Locks {
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
  expect(await createKeyMaker(null)()).toMatch(/^[0-9a-f]{32}$/);
});

it.each([
  [
    'reject',
    async () => {
      throw new Error('refused');
    },
  ],
  [
    'throw',
    () => {
      throw new Error('refused');
    },
  ],
])('locks that %s give a key', async (_how, request) => {
  expect(await createKeyMaker({ request })()).toMatch(/^[0-9a-f]{32}$/);
});

it('takes a claim that another tab never ends, refused twice three seconds apart', async () => {
  const options: object[] = [];
  const locks: Locks = {
    async request(_name, requested, held) {
      options.push(requested);
      await held(requested.steal ? {} : null);
    },
  };
  const makeKey = createKeyMaker(locks);
  await expect(makeKey()).rejects.toThrow('another tab');
  await vi.advanceTimersByTimeAsync(2999);
  await expect(makeKey()).rejects.toThrow('another tab');
  await vi.advanceTimersByTimeAsync(1);
  expect(await makeKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(options.at(-1)).toEqual({ steal: true });
});

it('leaves a claim to another tab that was refused long before', async () => {
  const locks: Locks = { request: async (_name, _options, held) => held(null) };
  const makeKey = createKeyMaker(locks);
  await expect(makeKey()).rejects.toThrow('another tab');
  await vi.advanceTimersByTimeAsync(30_001);
  await expect(makeKey()).rejects.toThrow('another tab');
});
