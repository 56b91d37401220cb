import { afterEach, expect, test, vi } from 'vitest';
import { isChunkError, loadPart, type LoadEnvironment } from './lazy-page';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const chunkError = () => new Error('Loading chunk 42 failed.');

function setUp({ lastReload = 0, isOnline = true } = {}) {
  const calls = { tries: 0, waits: 0, reloads: [] as number[] };
  const environment: LoadEnvironment = {
    wait: async () => {
      calls.waits += 1;
    },
    now: () => 100_000,
    lastReload: () => lastReload,
    reload: (at) => void calls.reloads.push(at),
    isOnline: () => isOnline,
  };
  const failing =
    (failures: number, error = chunkError()) =>
    async () => {
      calls.tries += 1;
      if (calls.tries <= failures) throw error;
      return 'page';
    };
  return { calls, environment, failing };
}

test('the messages of rspack are known', () => {
  expect(isChunkError(new Error('Loading CSS chunk page failed.'))).toBe(true);
  expect(isChunkError(new Error('x is not a function'))).toBe(false);
});

test('two more tries are made before anything else happens', async () => {
  const { calls, environment, failing } = setUp();
  await expect(loadPart(failing(2), environment)).resolves.toBe('page');
  expect(calls).toEqual({ tries: 3, waits: 2, reloads: [] });
});

test('the third failure reloads the page and draws nothing meanwhile', async () => {
  const { calls, environment, failing } = setUp();
  const outcome = await Promise.race([
    loadPart(failing(9), environment).then(
      () => 'drawn',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 20)),
  ]);
  expect(outcome).toBe('waiting');
  expect(calls.reloads).toEqual([100_000]);
});

test('within a minute of a reload the error is shown instead', async () => {
  const { calls, environment, failing } = setUp({ lastReload: 40_001 });
  await expect(loadPart(failing(9), environment)).rejects.toThrow('Loading chunk');
  expect(calls.reloads).toEqual([]);
  const later = setUp({ lastReload: 40_000 });
  void loadPart(later.failing(9), later.environment);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(later.calls.reloads).toHaveLength(1);
});

test('offline, a reload would only lose the page', async () => {
  const { calls, environment, failing } = setUp({ isOnline: false });
  await expect(loadPart(failing(9), environment)).rejects.toThrow();
  expect(calls.reloads).toEqual([]);
});

test('an error of the page itself is neither retried nor reloaded', async () => {
  const { calls, environment, failing } = setUp();
  await expect(loadPart(failing(9, new TypeError('broken page')), environment)).rejects.toThrow();
  expect(calls).toEqual({ tries: 1, waits: 0, reloads: [] });
});

test('storage that throws reloads once', async () => {
  function refuse(): never {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
  const reload = vi.fn();
  vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: refuse }));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1000);
  const entries = vi.spyOn(performance, 'getEntriesByType');
  const openedBy = (type: string) =>
    entries.mockReturnValue([Object.assign(performance.mark('document'), { type })]);
  const { failing } = setUp();
  openedBy('navigate');
  void loadPart(failing(9), undefined, 0);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  openedBy('reload');
  await expect(loadPart(failing(9), undefined, 0)).rejects.toThrow('Loading chunk');
  expect(reload).toHaveBeenCalledTimes(1);
});
