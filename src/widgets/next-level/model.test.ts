import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { levelAnswers } from './lib/sample-level';
import { $isReady, $progress, LevelGate } from './model';

function scopeOf(level: number) {
  const api = createFakeApi(levelAnswers.ordinary);
  const values = [[$api, api] as const, [$member, makeMember({ level })] as const];
  return makeScope({ values });
}

it('knows how far the next level is, until the session is lost', async () => {
  const scope = scopeOf(4);
  expect(scope.getState($isReady)).toBe(false);
  await allSettled(LevelGate.open, { scope, params: {} });
  const progress = { level: 5, rest: 1_600_000, percent: 98, points: 50_000 };
  expect(scope.getState($progress)).toMatchObject(progress);
  await allSettled(sessionLost, { scope, params: 'logout' });
  expect(scope.getState($progress)).toBeNull();
});

it.each([7, 10, 11, 12])('is not requested at level %i', async (level) => {
  const scope = scopeOf(level);
  expect(scope.getState($isReady)).toBe(true);
  await allSettled(LevelGate.open, { scope, params: {} });
  expect(scope.getState($progress)).toBeNull();
});
