import { expect, it } from 'vitest';
import type { OfferStatus } from '#rules/market-status.ts';
import { isResting, lockReason } from './lock-reason';

const going = { isInterrupted: false };

it.each([
  [{ kind: 'attack' }, going, '위험한 공격', '잠시 중단'],
  [{ kind: 'score' }, going, '득점', '잠시 중단'],
  [{ kind: 'red-card' }, going, '퇴장', '잠시 중단'],
  [{ kind: 'corner' }, going, null, '잠시 중단'],
  [{ kind: 'start' }, going, null, '잠시 중단'],
  [null, going, null, '잠시 중단'],
  [{ kind: 'attack' }, { isInterrupted: true }, null, '경기 중단'],
] as const)('after %o with %o it says %s and %s', (latest, how, event, state) => {
  expect(lockReason(latest, how)).toEqual({ event, state });
});

it.each<[OfferStatus[], boolean]>([
  [[2], true],
  [[2, 3], true],
  [[1, 2], false],
  [[3], false],
  [[], false],
])('markets of status %o rest: %s', (statuses, isAll) => {
  expect(isResting(statuses.map((status) => ({ status })))).toBe(isAll);
});
