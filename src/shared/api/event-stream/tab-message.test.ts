import { expect, test } from 'vitest';
import { isTabMessage } from './tab-message';

test.each([
  null,
  7,
  'lead',
  [],
  {},
  { type: 'other' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'want', tab: 'a' },
  { type: 'want', tab: 'a', topics: 'site' },
  { type: 'want', tab: 'a', topics: [null] },
  { type: 'again' },
  { type: 'refused', topic: 1 },
  { type: 'health', health: 'great' },
  { type: 'message' },
  { type: 'message', message: { type: 'delta', topic: 'site' } },
  { type: 'message', message: { type: 'snapshot', topic: 'site', seq: Number.NaN } },
])('a tab is not understood: %j', (raw) => {
  expect(isTabMessage(raw)).toBe(false);
});

test.each([
  { type: 'lead' },
  { type: 'want', tab: 'a', topics: ['site'] },
  { type: 'again', topic: 'site' },
  { type: 'gone', tab: 'a' },
  { type: 'refused', topic: 'site' },
  { type: 'health', health: 'stale' },
  { type: 'message', message: { type: 'end', reason: 'logout' } },
  { type: 'message', message: { type: 'heartbeat', at: 1, seq: 1 } },
  {
    type: 'message',
    message: { type: 'delta', topic: 'site', seq: 2, prevSeq: 1, at: 1, changes: [] },
  },
])('a tab is understood: %j', (raw) => {
  expect(isTabMessage(raw)).toBe(true);
});
