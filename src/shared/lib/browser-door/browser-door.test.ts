import { afterEach, expect, test, vi } from 'vitest';
import { openChannel, openLocks, storageOf } from './browser-door';

afterEach(() => void vi.unstubAllGlobals());

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test('a browser that refuses is as one that lacks', () => {
  vi.stubGlobal('BroadcastChannel', refuse);
  vi.stubGlobal('navigator', Object.defineProperty({}, 'locks', { get: refuse }));
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: refuse }));
  expect(openChannel('test')).toBeNull();
  expect(openLocks()).toBeNull();
  const storage = storageOf('ever');
  storage.setItem('key', 'text');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test('a storage without room keeps what it has', () => {
  const full = { getItem: () => 'old', setItem: refuse };
  vi.stubGlobal('window', { sessionStorage: full });
  const storage = storageOf('visit');
  storage.setItem('key', 'new');
  expect(storage.getItem('key')).toBe('old');
});
