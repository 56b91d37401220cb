import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from './random-id';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes ids that differ, also where the page is not served securely', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
